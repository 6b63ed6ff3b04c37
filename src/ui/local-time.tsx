import { dateFormat, siteTimeZone } from '#shared/formats.ts'
import { useSyncExternalStore } from 'react'

const dateParts = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const
const siteTime = dateFormat({
  ...dateParts,
  hourCycle: 'h23',
  timeZone: siteTimeZone,
  timeZoneName: 'short',
})

export function LocalTime({ iso, isZoned = false }: { iso: string; isZoned?: boolean }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const format = isHydrated
    ? dateFormat({
        ...dateParts,
        hourCycle: 'h23',
        ...(isZoned ? { timeZoneName: 'short' as const } : {}),
      })
    : siteTime
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}

const never = () => () => undefined
