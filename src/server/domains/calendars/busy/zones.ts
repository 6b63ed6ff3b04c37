import { zonedInstant } from '#shared/time-zones.ts'
import { type Component, propertiesOf } from './calendar-components.ts'
import { dayMs } from './matches-day.ts'
import { expandRule } from './recurrence.ts'
import { readRule } from './rule.ts'
import { type CalendarTime, readTimes } from './times.ts'
import type { WorkBudget } from './work-budget.ts'
import { runtimeZone, zoneNamed } from './zone-names.ts'

type ToInstant = (shownMs: number) => number

const stepsOfConversion = 20
const stepsOfOnset = 20
const stepsOfNewName = 200

export interface Window {
  from: number
  to: number
}

interface ZoneSource {
  /** Days begin in this zone. */
  ownZone: string
  /** Times without a zone are in this one, which the calendar may name. */
  calendarZone: string | null
  definitions: readonly Component[]
  window: Window
  budget: WorkBudget
}

export interface Zones {
  toInstant(time: CalendarTime): number
  isKnown(zone: string): boolean
}

/** Returns a converter of a calendar's times. A zone that nobody knows is taken for the calendar's. */
export function readZones({ ownZone, calendarZone, definitions, window, budget }: ZoneSource): Zones {
  const definedZones = new Map<string, ToInstant>()
  for (const definition of definitions) {
    const zone = definitionOf(definition, window, budget)
    if (zone) definedZones.set(zone.name, zone.toInstant)
  }
  const zones = new Map<string, ToInstant | null>()
  function zoneOf(name: string): ToInstant | null {
    const knownZone = zones.get(name)
    if (knownZone !== undefined) return knownZone
    budget.spend(stepsOfNewName)
    const zone = ofRegion(name) ?? definedZones.get(name) ?? ofName(name)
    zones.set(name, zone)
    return zone
  }
  const ofOwn = inZone(ownZone)
  const ofCalendar = (calendarZone && zoneOf(calendarZone)) || ofOwn
  return {
    isKnown: (zone) => zoneOf(zone) !== null,
    toInstant({ shownMs, isDay, zone }) {
      if (zone === 'UTC') return shownMs
      budget.spend(stepsOfConversion)
      if (isDay) return ofOwn(shownMs)
      return ((zone === null ? null : zoneOf(zone)) ?? ofCalendar)(shownMs)
    },
  }
}

/** A region and city mean the same everywhere, and our rules for them may be newer than those in the calendar. */
function ofRegion(name: string): ToInstant | null {
  const timeZone = name.includes('/') ? runtimeZone(name) : null
  return timeZone === null ? null : inZone(timeZone)
}

function ofName(name: string): ToInstant | null {
  const timeZone = runtimeZone(name)
  const zone = timeZone === null ? zoneNamed(name) : { timeZone }
  if (zone === null) return null
  return 'timeZone' in zone ? inZone(zone.timeZone) : (shownMs) => shownMs - zone.offsetMinutes * 60_000
}

const [firstShownMs, lastShownMs] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 0, 1)]

const inZone =
  (timeZone: string): ToInstant =>
  (shownMs) => {
    if (shownMs < firstShownMs || shownMs > lastShownMs) return shownMs
    const day = Math.floor(shownMs / dayMs)
    const minutes = (shownMs - day * dayMs) / 60_000
    return zonedInstant(new Date(day * dayMs).toISOString().slice(0, 10), minutes, timeZone).getTime()
  }

interface Onset {
  shownMs: number
  offsetMs: number
}

/** A change of clocks happens at least once in this time, if at all. */
const changesWithinMs = 400 * dayMs

function definitionOf(zone: Component, { from, to }: Window, budget: WorkBudget) {
  const name = propertiesOf(zone, 'TZID')[0]?.value
  if (!name) return null
  const onsets = zone.parts.flatMap((part): Onset[] => {
    const [start] = readTimes(part, 'DTSTART').times
    const offset = offsetOf(part, 'TZOFFSETTO')
    if (!start || offset === null) return []
    const shownTimes = [start, ...readTimes(part, 'RDATE').times].map(({ shownMs }) => shownMs)
    for (const { value } of propertiesOf(part, 'RRULE')) {
      const { rule } = readRule(value)
      if (!rule) continue
      const lastMs = rule.until ? rule.until.shownMs + (offsetOf(part, 'TZOFFSETFROM') ?? 0) : to + dayMs
      const range = { from: from - changesWithinMs, to: Math.min(to + dayMs, lastMs) }
      for (const shownMs of expandRule({ rule, start: start.shownMs, ...range, budget }))
        shownTimes.push(shownMs)
    }
    budget.spend(shownTimes.length * stepsOfOnset)
    return shownTimes.map((shownMs) => ({ shownMs, offsetMs: offset }))
  })
  if (onsets.length === 0) return null
  onsets.sort((a, b) => a.shownMs - b.shownMs)
  return { name, toInstant: (shownMs: number) => shownMs - offsetAt(onsets, shownMs) }
}

function offsetAt(onsets: readonly Onset[], shownMs: number): number {
  let [before, after] = [-1, onsets.length]
  while (after - before > 1) {
    const middle = (before + after) >> 1
    if ((onsets[middle]?.shownMs ?? 0) <= shownMs) before = middle
    else after = middle
  }
  return onsets[Math.max(0, before)]?.offsetMs ?? 0
}

function offsetOf(part: Component, name: string): number | null {
  const [, sign, hours, minutes] =
    /^([+-]?)(\d\d):?(\d\d)/.exec(propertiesOf(part, name)[0]?.value ?? '') ?? []
  if (hours === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
