import { format } from 'date-fns'
import { dateFormat } from './formats.ts'

const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: 'yyyy',
  month: 'MMM',
  day: 'dd',
}
const pattern = dateFormat({ year: 'numeric', month: 'short', day: '2-digit' })
  .formatToParts()
  .map(({ type, value }) => letters[type] ?? `'${value}'`)
  .join('')

/** Formats in the reader's time zone, such as Apr 05, 2025, so call it only for what the browser renders. */
export const formatReaderDay = (iso: string): string => format(new Date(iso), pattern)
