import { useSyncExternalStore } from 'react'
import { siteTimeZone } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/time-zones.ts'

const never = () => () => undefined

/** Returns the zone in which somebody booked, or else the device's, which the server does not know. */
export function useReaderZone(bookedIn: string | undefined): string {
  const deviceZone = useSyncExternalStore(never, ownTimeZone, () => siteTimeZone)
  return bookedIn ?? deviceZone
}
