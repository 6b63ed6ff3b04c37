import type { ReadingGap } from '#contracts/calendars.ts'
import { propertiesOf } from './calendar-components.ts'
import { type CalendarEvent, inZoneOf, isFarAway, lengthOf } from './calendar-event.ts'
import type { WorkBudget } from './work-budget.ts'
import type { Interval } from './interval.ts'
import { dayMs } from './matches-day.ts'
import { expandRule } from './recurrence.ts'
import { type Rule, readRule } from './rule.ts'
import { matcherOf, type Replacements } from './series.ts'
import { type CalendarTime, readTimes } from './times.ts'
import type { Window, Zones } from './zones.ts'

interface Surroundings {
  window: Window
  replacements: Replacements | undefined
  budget: WorkBudget
}

/** Returns when an event keeps somebody busy, and adds to `gaps` what of it cannot be read. */
export function timesOfEvent(
  event: CalendarEvent,
  { window, replacements, budget }: Surroundings,
  gaps: Set<ReadingGap>,
): Interval[] {
  const { component, start, zones } = event
  const { times: replacedTimes, changes } = replacements ?? { times: [], changes: [] }
  budget.spend(replacedTimes.length)
  if (!event.isBusy && !changes.some(({ isBusy }) => isBusy)) return []
  if (!start) gaps.add('start')
  if (!start || (changes.length === 0 && isFarAway(event, start, window))) return []

  const { lengthMs, isKnown } = lengthOf(event, start)
  if (!isKnown) gaps.add('end')
  if (!readTimes(component, 'RDATE').isComplete || component.isShortened) gaps.add('dates')
  if (!hasKnownZones(event)) gaps.add('zone')
  // Some programs copy the rule of the series into the event that replaces one of its times.
  if (event.replaces) return [{ startsAt: zones.toInstant(start), endsAt: endOf(start, lengthMs, zones) }]

  const rules = rulesOf(event, gaps)
  const reachMs = Math.max(lengthMs, ...changes.map((change) => change.lengthMs + Math.abs(change.shiftMs)))
  const range = { from: window.from - reachMs - 2 * dayMs, to: window.to + reachMs + 2 * dayMs }
  const exceptions = readTimes(component, 'EXDATE').times.map((time) => inZoneOf(start, time))
  const isException = matcherOf(inRange(exceptions, range), start, zones)
  const isReplaced = matcherOf(inRange(replacedTimes, range), start, zones)

  const intervals: Interval[] = []
  for (const { time, endsAt } of occurrencesOf({ event, start, lengthMs, rules, range, budget })) {
    const startsAt = zones.toInstant(time)
    if (isException(time.shownMs, startsAt) || isReplaced(time.shownMs, startsAt)) continue
    const change = changes.findLast(({ from }) => from <= startsAt)
    const { isBusy, shiftMs } = change ?? { isBusy: event.isBusy, shiftMs: 0 }
    const changedStart = startsAt + shiftMs
    if (isBusy)
      intervals.push({ startsAt: changedStart, endsAt: change ? changedStart + change.lengthMs : endsAt })
  }
  return intervals
}

const inRange = (times: readonly CalendarTime[], { from, to }: Window) =>
  times.filter(({ shownMs }) => shownMs >= from && shownMs <= to)

interface OccurrenceSource {
  event: CalendarEvent
  start: CalendarTime
  lengthMs: number
  rules: readonly Rule[]
  range: Window
  budget: WorkBudget
}

/** Yields the times of an event before exceptions, some of them twice. */
function* occurrencesOf({
  event: { component, zones },
  start,
  lengthMs,
  rules,
  range,
  budget,
}: OccurrenceSource) {
  if (rules.length === 0) yield { time: start, endsAt: endOf(start, lengthMs, zones) }
  for (const rule of rules) {
    const isOver = untilOf(rule, start, zones)
    for (const shownMs of expandRule({ rule, start: start.shownMs, ...range, budget })) {
      const time = { ...start, shownMs }
      if (!isOver(time)) yield { time, endsAt: endOf(time, lengthMs, zones) }
    }
  }
  const additions = readTimes(component, 'RDATE')
  for (const addition of inRange(additions.times, range)) {
    const time = inZoneOf(start, addition)
    yield { time, endsAt: endOf(time, time.isDay ? Math.max(dayMs, lengthMs) : lengthMs, zones) }
  }
  for (const { start: periodStart, ...period } of additions.periods) {
    const time = inZoneOf(start, periodStart)
    const endsAt =
      'end' in period ? zones.toInstant(inZoneOf(start, period.end)) : zones.toInstant(time) + period.lengthMs
    yield { time, endsAt }
  }
}

/** A day lasts until the next one begins, also when clocks change. */
const endOf = (time: CalendarTime, lengthMs: number, zones: Zones): number =>
  time.isDay
    ? zones.toInstant({ ...time, shownMs: time.shownMs + lengthMs })
    : zones.toInstant(time) + lengthMs

const hasKnownZones = ({ component, zones }: CalendarEvent): boolean =>
  ['DTSTART', 'DTEND', 'RDATE'].every((name) =>
    propertiesOf(component, name).every(({ parameters, value }) => {
      const zone = parameters.get('TZID')
      return !zone || /Z$/i.test(value) || zones.isKnown(zone)
    }),
  )

function rulesOf({ component }: CalendarEvent, gaps: Set<ReadingGap>): Rule[] {
  const results = propertiesOf(component, 'RRULE').map(({ value }) => readRule(value))
  const hasExceptionRule = propertiesOf(component, 'EXRULE').length > 0
  if (hasExceptionRule || results.some(({ isComplete }) => !isComplete)) gaps.add('repetition')
  return results.map(({ rule }) => rule).filter((rule) => rule !== null)
}

/**
 * RFC 5545 wants the end of a rule in UTC, but some programs write a day or a time without a zone, and mean the zone of
 * the event. For a series of days, others write the first or last second of the last day.
 */
function untilOf({ until }: Rule, start: CalendarTime, zones: Zones): (time: CalendarTime) => boolean {
  if (!until) return () => false
  const dayStartMs = Math.floor(until.shownMs / dayMs) * dayMs
  const isWholeDay = [0, dayMs - 1000].includes(until.shownMs - dayStartMs)
  if (start.isDay && isWholeDay) return (time) => time.shownMs > dayStartMs
  const shownMs = until.shownMs + (until.isDay ? dayMs - 1 : 0)
  const lastInstant = zones.toInstant({ shownMs, isDay: false, zone: until.zone ?? start.zone })
  return (time) => zones.toInstant(time) > lastInstant
}
