import { dateFormat } from '#shared/formats.ts'
import { useSyncExternalStore } from 'react'

const dateParts = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const
const utc = dateFormat({
  ...dateParts,
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/**
 * Renders an instant in the reader's time zone; in UTC, labelled as such, until the script runs.
 * @param isZoned names the reader's zone too, where a wrong hour would cost somebody a meeting
 */
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
    : utc
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}

const never = () => () => undefined
