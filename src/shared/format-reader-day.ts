import { format } from 'date-fns'
import { calendarDay, dateFormat } from './formats.ts'
import { ownTimeZone } from './time-zones.ts'

const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: 'yyyy',
  month: 'MMM',
  day: 'dd',
}
const pattern = dateFormat({ year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' })
  .formatToParts()
  .map(({ type, value }) => letters[type] ?? `'${value}'`)
  .join('')

/** Formats in the reader's time zone, such as Apr 05, 2025, so call it only for what the browser renders. */
export function formatReaderDay(iso: string): string {
  const day = calendarDay(new Date(iso), ownTimeZone())
  return format(new Date(`${day}T12:00`), pattern)
}
