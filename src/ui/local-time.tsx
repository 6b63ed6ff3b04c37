import { useSyncExternalStore } from 'react'
import { dateFormat, siteTimeZone } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { readerDateFormat } from '#shared/reader-time.ts'
import { timeInWords } from '#shared/time-in-words.ts'

const dateParts = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const siteTime = dateFormat({ ...dateParts, timeZone: siteTimeZone, timeZoneName: 'short' })

export function LocalTime({ iso, isInWords = false }: { iso: string; isInWords?: boolean }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const at = new Date(iso)
  const text = isInWords
    ? timeInWords(at, isHydrated ? ownTimeZone() : siteTimeZone)
    : (isHydrated ? readerDateFormat(dateParts) : siteTime).format(at)
  return (
    <time dateTime={iso} className={isInWords ? undefined : 'lg:whitespace-nowrap'}>
      {text}
    </time>
  )
}

const never = () => () => undefined
