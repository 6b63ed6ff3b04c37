import { addDays } from './agency-day.ts'
import { dateFormat } from './formats.ts'

const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })
const dayName = inUtc({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDayName = inUtc({ weekday: 'short', day: 'numeric', month: 'short' })
const monthName = inUtc({ month: 'long', year: 'numeric' })
const weekdayName = inUtc({ weekday: 'short' })
const weekdayInFull = inUtc({ weekday: 'long' })

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Returns a calendar day as “Tuesday, December 1”. */
export const nameOfDay = (day: string): string => dayName.format(atNoon(day))
export const shortNameOfDay = (day: string): string => shortDayName.format(atNoon(day))
/** @param month `YYYY-MM` */
export const nameOfMonth = (month: string): string => monthName.format(atNoon(`${month}-01`))

const someMonday = '2024-01-01'

/** @param weekStart 1 for Monday to 7 for Sunday */
export const weekdaysFrom = (weekStart: number): { name: string; inFull: string }[] =>
  Array.from({ length: 7 }, (_, index) => atNoon(addDays(someMonday, weekStart - 1 + index))).map((at) => ({
    name: weekdayName.format(at),
    inFull: weekdayInFull.format(at),
  }))
