import { ownTimeZone, offsetMs, zonedInstant } from './time-zones.ts'

export function toLocalMinute(instant: Date): string {
  const shownMs = instant.getTime() + offsetMs(instant.getTime(), ownTimeZone())
  return new Date(shownMs).toISOString().slice(0, 16)
}

/**
 * Parses a local time. In the hour that the end of daylight saving repeats, a local time means two instants: this
 * returns the one among `known`, if any is shown so, otherwise the first.
 */
export function fromLocalMinute(localMinute: string, ...known: (string | null | undefined)[]): Date {
  const knownInstant = known.find((instant) => instant && toLocalMinute(new Date(instant)) === localMinute)
  if (knownInstant) return new Date(knownInstant)
  const shownTime = new Date(`${localMinute}Z`)
  if (Number.isNaN(shownTime.getTime())) return shownTime
  const minutes = shownTime.getUTCHours() * 60 + shownTime.getUTCMinutes()
  return zonedInstant(shownTime.toISOString().slice(0, 10), minutes, ownTimeZone())
}
