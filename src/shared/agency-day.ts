import { calendarDay, siteTimeZone } from './formats.ts'

const dayMs = 86_400_000

/** Returns the calendar day, `YYYY-MM-DD`, on the agency's clock. */
export const agencyDay = (now: Date, timeZone = siteTimeZone): string => calendarDay(now, timeZone)

/** Returns the days from one calendar day to another, negative if the second is earlier. */
export const daysFrom = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** @throws RangeError when `day` is not a calendar day */
function startOf(day: string): number {
  const start = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new RangeError(`day: ${day}`)
  return start.getTime()
}
