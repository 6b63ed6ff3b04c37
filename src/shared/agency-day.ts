import { calendarDay, siteTimeZone } from './formats.ts'

const dayMs = 86_400_000

export const agencyDay = (now: Date, timeZone = siteTimeZone): string => calendarDay(now, timeZone)

export const daysFrom = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

export function workingDayFrom(day: string): string {
  const weekday = new Date(startOf(day)).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}

function startOf(day: string): number {
  const start = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new RangeError(`day: ${day}`)
  return start.getTime()
}
