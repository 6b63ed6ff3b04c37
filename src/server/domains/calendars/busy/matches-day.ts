import type { Rule } from './rule.ts'

export const dayMs = 24 * 60 * 60_000

export interface DayFacts {
  epochDay: number
  year: number
  month: number
  monthDay: number
  weekday: number
  daysInMonth: number
  yearDay: number
  daysInYear: number
}

export function dayFacts(epochDay: number): DayFacts {
  const date = new Date(epochDay * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const firstOfYear = Date.UTC(year, 0, 1) / dayMs
  return {
    epochDay,
    year,
    month,
    monthDay: date.getUTCDate(),
    weekday: date.getUTCDay(),
    daysInMonth: (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / dayMs,
    yearDay: epochDay - firstOfYear + 1,
    daysInYear: Date.UTC(year + 1, 0, 1) / dayMs - firstOfYear,
  }
}

export function matchesDay(day: DayFacts, rule: Rule, first: DayFacts): boolean {
  const { freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo } = rule
  if (byMonth.length > 0 && !byMonth.includes(day.month)) return false
  if (byYearDay.length > 0 && !isAmong(byYearDay, day.yearDay, day.daysInYear)) return false
  if (byMonthDay.length > 0 && !isAmong(byMonthDay, day.monthDay, day.daysInMonth)) return false
  if (freq === 'YEARLY' && byWeekNo.length > 0 && !isInWeek(day, rule)) return false
  if (byDay.length > 0) return matchesWeekday(day, rule)
  if (byYearDay.length > 0 || byMonthDay.length > 0 || freq === 'DAILY') return true
  if (freq === 'WEEKLY' || byWeekNo.length > 0) return day.weekday === first.weekday
  if (day.monthDay !== first.monthDay) return false
  return freq === 'MONTHLY' || byMonth.length > 0 || day.month === first.month
}

const isAmong = (numbers: readonly number[], number: number, count: number) =>
  numbers.includes(number) || numbers.includes(number - count - 1)

function matchesWeekday(day: DayFacts, { freq, byDay, byMonth }: Rule): boolean {
  const isOfYear = freq === 'YEARLY' && byMonth.length === 0
  const [place, places] = isOfYear ? [day.yearDay, day.daysInYear] : [day.monthDay, day.daysInMonth]
  const fromStart = Math.ceil(place / 7)
  const fromEnd = -Math.ceil((places - place + 1) / 7)
  const hasPlaces = freq === 'MONTHLY' || freq === 'YEARLY'
  return byDay.some(
    ({ nth, weekday }) =>
      weekday === day.weekday && (nth === 0 || !hasPlaces || nth === fromStart || nth === fromEnd),
  )
}

function isInWeek({ epochDay, year }: DayFacts, { byWeekNo, weekStart }: Rule): boolean {
  const firstWeek = firstWeekOf(year, weekStart)
  const weeks = Math.round((firstWeekOf(year + 1, weekStart) - firstWeek) / 7)
  return isAmong(byWeekNo, Math.floor((epochDay - firstWeek) / 7) + 1, weeks)
}

function firstWeekOf(year: number, weekStart: number): number {
  const fourth = dayFacts(Math.floor(Date.UTC(year, 0, 4) / dayMs))
  return fourth.epochDay - ((fourth.weekday - weekStart + 7) % 7)
}
