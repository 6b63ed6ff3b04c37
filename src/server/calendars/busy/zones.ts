import { dateFormat } from '#shared/formats.ts'
import { zonedInstant } from '#shared/zoned-time.ts'
import { dayMs } from './matches-day.ts'
import { type CalendarTime, parseComponent, propertiesOf, ruleOf, timesOf } from './parse-component.ts'
import { expandRule } from './recurrence.ts'
import type { WorkBudget } from './work-budget.ts'

type ToInstant = (shownMs: number) => number

const stepsOfConversion = 20
const stepsOfOnset = 20

interface Window {
  from: number
  to: number
}

interface Zones {
  ownZone: string
  definitions: readonly string[]
  window: Window
  budget: WorkBudget
}

export function readZones({ ownZone, definitions, window, budget }: Zones): (time: CalendarTime) => number {
  const zones = new Map<string, ToInstant>()
  for (const text of definitions) {
    const zone = definitionOf(text, window, budget)
    if (zone) zones.set(zone.name, zone.toInstant)
  }
  const knownZones = new Map<string, ToInstant>()
  return ({ shownMs, zone }) => {
    if (zone === 'UTC') return shownMs
    const name = zone ?? ownZone
    const toInstant = knownZones.get(name) ?? ofRuntime(name) ?? zones.get(name) ?? inZone(ownZone)
    knownZones.set(name, toInstant)
    budget.spend(stepsOfConversion)
    return toInstant(shownMs)
  }
}

const inZone =
  (timeZone: string): ToInstant =>
  (shownMs) => {
    const day = Math.floor(shownMs / dayMs)
    const minutes = (shownMs - day * dayMs) / 60_000
    return zonedInstant(new Date(day * dayMs).toISOString().slice(0, 10), minutes, timeZone).getTime()
  }

/** Some programs put their own name before a zone's: `/freeassociation.sourceforge.net/Europe/Berlin`. */
function ofRuntime(name: string): ToInstant | undefined {
  const timeZone = [name, name.split('/').slice(-2).join('/')].find(isTimeZone)
  return timeZone === undefined ? undefined : inZone(timeZone)
}

function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false
  try {
    dateFormat({ timeZone })
    return true
  } catch {
    return false
  }
}

interface Onset {
  shownMs: number
  offsetMs: number
}

/** A change of clocks happens at least once in this time, if at all. */
const changesWithinMs = 400 * dayMs

function definitionOf(text: string, { from, to }: Window, budget: WorkBudget) {
  const zone = parseComponent(text)
  const name = zone && propertiesOf(zone, 'tzid')[0]?.values[0]
  if (!zone || typeof name !== 'string') return null
  const onsets = zone.components.flatMap((part): Onset[] => {
    const [start] = timesOf(part, 'dtstart')
    const offset = offsetMsOf(propertiesOf(part, 'tzoffsetto')[0]?.values[0])
    if (!start || offset === null) return []
    const rule = ruleOf(part)
    const range = { from: from - changesWithinMs, to: to + dayMs }
    const repeatedTimes = rule ? expandRule({ rule, start: start.shownMs, ...range, budget }) : []
    return [start.shownMs, ...repeatedTimes].map((shownMs) => {
      budget.spend(stepsOfOnset)
      return { shownMs, offsetMs: offset }
    })
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

function offsetMsOf(value: unknown): number | null {
  const [, sign, hours, minutes] = (typeof value === 'string' && /^([+-])(\d{2}):(\d{2})/.exec(value)) || []
  if (hours === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
