import { addDays } from './agency-day.ts'

export const monthOf = (day: string): string => day.slice(0, 7)

/** @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const firstDayOf = (month: string): string => `${month}-01`
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1)

/**
 * Returns the weeks of a month, each with seven places; those before its first and after its last day are null.
 * @param weekStart 1 for Monday to 7 for Sunday
 */
export function weeksOf(month: string, weekStart: number): (string | null)[][] {
  const last = lastDayOf(month)
  const before = placeInWeek(firstDayOf(month), weekStart)
  const weeks: (string | null)[][] = []
  for (let start = addDays(firstDayOf(month), -before); start <= last; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

/** Returns how many days of its week come before a day. */
export function placeInWeek(day: string, weekStart: number): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() - (weekStart % 7) + 7) % 7
}

const monday = 1

/** Returns the first day of the week where a locale is used, from 1 for Monday to 7 for Sunday. */
export function weekStartOf(locale: string): number {
  try {
    const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as WithWeekInfo
    return (getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo)?.firstDay ?? monday
  } catch {
    return monday
  }
}

/** Safari has the property only, Chrome the method; older browsers have neither. */
interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}
