import * as z from 'zod/mini'
import { identifierText } from './entered-text.ts'

export const calendarDaySchema = identifierText('Enter a date.').check(
  z.refine(isCalendarDay, { error: 'Enter the date as a day like 2025-04-05.' }),
)

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

const firstYear = 2000
const lastYear = 2999

const isInYears = (iso: string): boolean => {
  const year = new Date(iso).getUTCFullYear()
  return firstYear <= year && year <= lastYear
}

/**
 * The years are bounded because an offset moves an instant near an end of the calendar into a year of five digits, or
 * before year 0, which no calendar day, calendar entry or ISO text of four digits can give.
 */
export const instantTextSchema = (malformedText: string) =>
  z.iso
    .datetime({ offset: true, abort: true, error: malformedText })
    .check(z.refine(isInYears, `Choose a time in the years ${firstYear} to ${lastYear}.`))

export const instantSchema = z.pipe(
  instantTextSchema('Write the appointment as a time with its zone, such as 2026-11-24T15:00:00Z.'),
  z.transform((iso) => new Date(iso)),
)
