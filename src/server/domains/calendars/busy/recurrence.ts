import { dayFacts, dayMs, matchesDay } from './matches-day.ts'
import type { Rule } from './rule.ts'
import type { WorkBudget } from './work-budget.ts'

interface Expansion {
  rule: Rule
  start: number
  from: number
  to: number
  budget: WorkBudget
}

/**
 * Yields the times from `from` to `to` in order, in milliseconds as clocks show them. Tests the days one by one, so
 * that a rule that never matches ends too (docs/decisions/031-reminders-and-calendars.md). The first time counts even
 * if the rule leaves it out.
 */
export function* expandRule({ rule, start, from, to, budget }: Expansion): Generator<number> {
  const first = dayFacts(Math.floor(start / dayMs))
  const timesOfDay = timesOfDayOf(rule, start - first.epochDay * dayMs, budget)
  let countLeft = rule.count ?? Number.POSITIVE_INFINITY
  if (countLeft-- > 0 && start >= from && start <= to) yield start
  const skippedPeriods =
    rule.count === null
      ? Math.max(0, periodOf(Math.floor(from / dayMs), rule) - periodOf(first.epochDay, rule))
      : 0
  const steps = Math.max(0, Math.floor(skippedPeriods / rule.interval) - 1)
  let period = periodOf(first.epochDay, rule) + steps * rule.interval
  for (; ; period += rule.interval) {
    const [firstDay, endDay] = daysOf(period, rule)
    // Written this way, it also ends at years that `Date` cannot hold.
    if (!(firstDay * dayMs <= to) || countLeft <= 0) return
    budget.spend(endDay - firstDay)
    const times: number[] = []
    for (let day = firstDay; day < endDay; day += 1) {
      if (!matchesDay(dayFacts(day), rule, first)) continue
      budget.spend(timesOfDay.length - 1)
      for (const timeOfDay of timesOfDay) times.push(day * dayMs + timeOfDay)
    }
    for (const time of atPositions(times, rule.bySetPos)) {
      if (time <= start) continue
      if (time > to || countLeft-- <= 0) return
      if (time >= from) yield time
    }
  }
}

/** Without hours, minutes or seconds in the rule, that is the time of the first. */
function timesOfDayOf({ byHour, byMinute, bySecond }: Rule, firstMs: number, budget: WorkBudget): number[] {
  const firstSecond = Math.floor(firstMs / 1000)
  const hours = byHour.length > 0 ? byHour : [Math.floor(firstSecond / 3600)]
  const minutes = byMinute.length > 0 ? byMinute : [Math.floor(firstSecond / 60) % 60]
  const seconds = bySecond.length > 0 ? bySecond : [firstSecond % 60]
  budget.spend(hours.length * minutes.length * seconds.length - 1)
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => (hour * 3600 + minute * 60 + second) * 1000)),
  )
  return times.sort((a, b) => a - b)
}

function atPositions(times: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return times
  return times.filter((_, index) => positions.includes(index + 1) || positions.includes(index - times.length))
}

function periodOf(day: number, { freq, weekStart }: Rule): number {
  if (freq === 'DAILY') return day
  if (freq === 'WEEKLY') return Math.floor((day - firstWeek(weekStart)) / 7)
  const { year, month } = dayFacts(day)
  return freq === 'YEARLY' ? year : year * 12 + month - 1
}

function daysOf(period: number, { freq, weekStart }: Rule): [first: number, end: number] {
  if (freq === 'DAILY') return [period, period + 1]
  if (freq === 'WEEKLY') {
    const first = period * 7 + firstWeek(weekStart)
    return [first, first + 7]
  }
  if (freq === 'YEARLY') return [firstOf(period, 0), firstOf(period + 1, 0)]
  const [year, month] = [Math.floor(period / 12), period - Math.floor(period / 12) * 12]
  return [firstOf(year, month), firstOf(year, month + 1)]
}

/** 1 January 1970 was a Thursday. */
const firstWeek = (weekStart: number) => ((weekStart + 3) % 7) - 7

const firstOf = (year: number, month: number) => Math.floor(Date.UTC(year, month, 1) / dayMs)
