import { site } from '#site.config.ts'
import { minutesOf } from './clock-time.ts'
import { siteTimeZone, zoneOffsetMs } from './formats.ts'
import type { OpeningHours } from './site-config.ts'

export interface DayHours {
  from: string
  to: string
}

const minuteMs = 60_000
const dayMinutes = 24 * 60
const nineToFive: DayHours = { from: '09:00', to: '17:00' }

/**
 * Returns the opening hours by the clock of a time zone. Nobody works around the clock, and hours that this clock would
 * split at midnight belong to two days: for both it is nine to five.
 */
export function usualHoursIn(timeZone: string, openingHours: OpeningHours): DayHours {
  const shift = standardOffsetMinutes(timeZone) - openingHours.timeZone.utcOffsetMinutes
  const from = minutesOf(openingHours.opens) + shift
  const to = minutesOf(openingHours.closes) + shift
  const isOneDay = 0 <= from && from < to && to <= dayMinutes && to - from < dayMinutes
  return isOneDay ? { from: timeOf(from), to: timeOf(to) } : nineToFive
}

/** Of a fixed year, because a Worker's clock stands at 1970 while its modules load. */
const standardOffsetMinutes = (timeZone: string): number =>
  Math.min(...[0, 6].map((month) => zoneOffsetMs(new Date(Date.UTC(2026, month)), timeZone))) / minuteMs

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const usualHours = usualHoursIn(siteTimeZone, site.supportHours)
