import { site } from '#site.config.ts'
import { readComponents } from './calendar-components.ts'
import { dayMs } from './matches-day.ts'
import {
  type CalendarTime,
  durationMs,
  parseComponent,
  propertiesOf,
  ruleOf,
  timesOf,
  toTime,
  wordOf,
} from './parse-component.ts'
import { expandRule } from './recurrence.ts'
import { CalendarTooLarge, WorkBudget } from './work-budget.ts'
import { readZones } from './zones.ts'

export interface Interval {
  startsAt: number
  endsAt: number
}

interface Source {
  text: string
  floatingTimeZone: string
  from: Date
  to: Date
}

const componentsMax = 10_000
const intervalsMax = 2_000
const stepsMax = 500_000

type Component = NonNullable<ReturnType<typeof parseComponent>>

/**
 * Returns when somebody is busy, in order and without overlaps (RFC 5545), or null for a text that is not a
 * calendar.
 * @throws CalendarTooLarge
 */
export function busyIntervals({ text, floatingTimeZone, from, to }: Source): Interval[] | null {
  const components = readComponents(text)
  if (!components) return null
  if (components.length > componentsMax) throw new CalendarTooLarge('the calendar has too many entries')
  const budget = new WorkBudget(stepsMax)
  const window = { from: from.getTime(), to: to.getTime() }
  const textsOf = (kind: string) => components.filter((one) => one.kind === kind).map((one) => one.text)
  const toInstant = readZones({
    ownZone: floatingTimeZone,
    definitions: textsOf('VTIMEZONE'),
    window,
    budget,
  })
  const events = parseAll(textsOf('VEVENT')).filter(({ properties }) => properties.length > 0)
  const replacedInstants = replacedTimes(events, toInstant)
  const intervals = [
    ...events
      .filter(isBusy)
      .flatMap((event) => [...timesOfEvent(event, { toInstant, window, replacedInstants, budget })]),
    ...parseAll(textsOf('VFREEBUSY')).flatMap((entry) => periodsOf(entry, 'freebusy', toInstant)),
  ]
  const mergedIntervals = merge(intervals, window)
  if (mergedIntervals.length > intervalsMax)
    throw new CalendarTooLarge('the calendar has too many busy times')
  return mergedIntervals
}

const parseAll = (texts: readonly string[]) =>
  texts.map(parseComponent).filter((component) => component !== null)

const isOfThisSite = (event: Component) => {
  const uid = wordOf(event, 'uid')
  return uid.startsWith('BOOKING-') && uid.endsWith(`@${site.domain.toUpperCase()}`)
}

const isBusy = (event: Component) =>
  wordOf(event, 'transp') !== 'TRANSPARENT' &&
  wordOf(event, 'status') !== 'CANCELLED' &&
  wordOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  !isOfThisSite(event)

type ToInstant = (time: CalendarTime) => number

function replacedTimes(events: readonly Component[], toInstant: ToInstant): Map<string, Set<number>> {
  const byUid = new Map<string, Set<number>>()
  for (const event of events) {
    const [time] = timesOf(event, 'recurrence-id')
    if (!time) continue
    const uid = wordOf(event, 'uid')
    byUid.set(uid, (byUid.get(uid) ?? new Set()).add(toInstant(time)))
  }
  return byUid
}

interface Surroundings {
  toInstant: ToInstant
  window: { from: number; to: number }
  replacedInstants: ReadonlyMap<string, ReadonlySet<number>>
  budget: WorkBudget
}

function* timesOfEvent(
  event: Component,
  { toInstant, window, replacedInstants, budget }: Surroundings,
): Generator<Interval> {
  const [start] = timesOf(event, 'dtstart')
  if (!start || isFarAway(event, start, window)) return
  const endOf = endOfEvent(event, start, toInstant)
  const isReplacement = timesOf(event, 'recurrence-id').length > 0
  const leftOut = isReplacement ? undefined : replacedInstants.get(wordOf(event, 'uid'))
  const exceptions = timesOf(event, 'exdate')
  const excludedInstants = new Set(exceptions.map(toInstant))
  const excludedDays = new Set(exceptions.filter(({ isDay }) => isDay).map(({ shownMs }) => shownMs))
  const rule = isReplacement ? null : ruleOf(event)
  const until = rule?.until && endOfRule(rule.until, start, toInstant)
  const length = endOf(start.shownMs) - toInstant(start)
  const from = window.from - Math.max(0, length) - 2 * dayMs
  const isPast = until != null && until < from
  const shownTimes =
    rule && !isPast
      ? expandRule({ rule, start: start.shownMs, from, to: window.to + 2 * dayMs, budget })
      : [start.shownMs]
  const dates = isReplacement ? [] : timesOf(event, 'rdate')
  const datedTimes = dates.map((date) => ({ time: date, endsAt: toInstant(date) + length }))
  const repeatedTimes = function* () {
    for (const shownMs of shownTimes) {
      const time = { ...start, shownMs }
      if (until == null || toInstant(time) <= until) yield { time, endsAt: endOf(shownMs) }
    }
  }
  for (const { time, endsAt } of [...repeatedTimes(), ...datedTimes]) {
    const startsAt = toInstant(time)
    if (excludedInstants.has(startsAt) || excludedDays.has(Math.floor(time.shownMs / dayMs) * dayMs)) continue
    if (leftOut?.has(startsAt)) continue
    yield { startsAt, endsAt }
  }
  if (!isReplacement) yield* periodsOf(event, 'rdate', toInstant)
}

/** RFC 5545 wants UTC here, but some programs write a day or a time without a zone, and mean the zone of the event. */
function endOfRule(until: CalendarTime, { zone }: CalendarTime, toInstant: ToInstant): number {
  const shownMs = until.shownMs + (until.isDay ? dayMs - 1 : 0)
  return toInstant({ shownMs, isDay: false, zone: until.zone ?? zone })
}

function isFarAway(event: Component, start: CalendarTime, { from, to }: Surroundings['window']): boolean {
  if (start.shownMs > to + 2 * dayMs) return true
  if (propertiesOf(event, 'rrule').length > 0 || propertiesOf(event, 'rdate').length > 0) return false
  const length = durationMs(propertiesOf(event, 'duration')[0]?.values[0]) ?? dayMs
  const end = timesOf(event, 'dtend')[0]?.shownMs ?? start.shownMs + length
  return end < from - 2 * dayMs
}

function endOfEvent(
  event: Component,
  start: CalendarTime,
  toInstant: ToInstant,
): (shownMs: number) => number {
  const [end] = timesOf(event, 'dtend')
  const duration = durationMs(propertiesOf(event, 'duration')[0]?.values[0])
  if (start.isDay) {
    // Some programs end an event of one day on that day, although the end is excluded.
    const length = Math.max(dayMs, end ? end.shownMs - start.shownMs : (duration ?? 0))
    return (shownMs) => toInstant({ ...start, shownMs: shownMs + length })
  }
  const length = end ? toInstant(end) - toInstant(start) : (duration ?? 0)
  return (shownMs) => toInstant({ ...start, shownMs }) + length
}

function periodsOf(component: Component, name: string, toInstant: ToInstant): Interval[] {
  return propertiesOf(component, name)
    .filter(({ parameters }) => parameters.fbtype !== 'FREE')
    .flatMap(({ parameters, values }) =>
      values.flatMap((value) => {
        if (!Array.isArray(value)) return []
        const [from, to]: unknown[] = value
        const start = toTime(from, parameters.tzid)
        if (!start) return []
        const startsAt = toInstant(start)
        const end = toTime(to, parameters.tzid)
        return [{ startsAt, endsAt: end ? toInstant(end) : startsAt + (durationMs(to) ?? 0) }]
      }),
    )
}

function merge(intervals: readonly Interval[], window: { from: number; to: number }): Interval[] {
  const mergedIntervals: Interval[] = []
  const inWindow = intervals.filter(
    ({ startsAt, endsAt }) => endsAt > startsAt && endsAt > window.from && startsAt < window.to,
  )
  for (const { startsAt, endsAt } of inWindow.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = mergedIntervals.at(-1)
    if (last && startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt)
    else mergedIntervals.push({ startsAt: Math.max(startsAt, window.from), endsAt })
  }
  return mergedIntervals.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: Math.min(endsAt, window.to) }))
}
