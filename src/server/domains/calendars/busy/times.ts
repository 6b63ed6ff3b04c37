import { type Component, propertiesOf } from './calendar-components.ts'
import { dayMs } from './matches-day.ts'

export interface CalendarTime {
  /** What clocks show, as if they showed UTC. */
  shownMs: number
  isDay: boolean
  zone: string | null
}

export type Period = { start: CalendarTime } & ({ end: CalendarTime } | { lengthMs: number })

const timePattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]\s*(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(?:(Z)|([+-])(\d\d):?(\d\d))?|Z)?$/i

/** Returns null for a value that is not a time. An offset, which RFC 5545 forbids, is converted to UTC. */
export function readTime(value: string, zone: string | null): CalendarTime | null {
  const match = timePattern.exec(value.trim())
  if (!match) return null
  const [, year, month, day, hour, minute = '00', second = '00', utc, sign, offsetHours, offsetMinutes] =
    match
  const dayStartMs = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  const isOfCalendar = !Number.isNaN(dayStartMs) && new Date(dayStartMs).getUTCDate() === Number(day)
  if (!isOfCalendar || Number(hour ?? 0) > 24 || Number(minute) > 59 || Number(second) > 60) return null
  const timeMs = (Number(hour ?? 0) * 3600 + Number(minute) * 60 + Number(second)) * 1000
  const offsetMs =
    (sign === '-' ? -1 : 1) * (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * 60_000
  const isUtc = utc !== undefined || sign !== undefined
  const isDay = hour === undefined
  return {
    shownMs: dayStartMs + timeMs - offsetMs,
    isDay,
    zone: isUtc ? 'UTC' : isDay || zone === '' ? null : zone,
  }
}

interface Times {
  times: CalendarTime[]
  periods: Period[]
  isComplete: boolean
}

/** Returns the times and periods in all properties of that name, whatever type they say they have. */
export function readTimes(component: Component, name: string): Times {
  const result: Times = { times: [], periods: [], isComplete: true }
  for (const { parameters, value } of propertiesOf(component, name)) {
    if (parameters.get('FBTYPE')?.toUpperCase() === 'FREE') continue
    for (const item of value.split(',').filter((one) => one.trim() !== '')) {
      const [first = '', last] = item.split('/')
      const zone = parameters.get('TZID') ?? null
      const start = readTime(first, zone)
      const period = start && last !== undefined ? readPeriod(start, last, zone) : null
      if (period) result.periods.push(period)
      else if (start && last === undefined) result.times.push(start)
      else result.isComplete = false
    }
  }
  return result
}

function readPeriod(start: CalendarTime, last: string, zone: string | null): Period | null {
  const end = readTime(last, zone)
  if (end) return { start, end }
  const lengthMs = readDuration(last)
  return lengthMs === null ? null : { start, lengthMs }
}

/** Tolerates a missing P, and a T that is missing or in front: `1H`, `PT1W`. */
const durationPattern =
  /^([+-]?)P?T?(?:(\d{1,4})W)?(?:(\d{1,5})D)?T?(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?$/i
const secondsOfUnits = [7 * (dayMs / 1000), dayMs / 1000, 3600, 60, 1]

/** Returns milliseconds, or null for a value without a number. */
export function readDuration(value: string): number | null {
  const match = durationPattern.exec(value.replaceAll(/\s/g, ''))
  if (!match || !/\d/.test(value)) return null
  const [, sign, ...numbers] = match
  const seconds = numbers.reduce(
    (sum, number, index) => sum + Number(number ?? 0) * (secondsOfUnits[index] ?? 0),
    0,
  )
  return (sign === '-' ? -1 : 1) * seconds * 1000
}
