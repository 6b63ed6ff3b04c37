import type { WeeklyHours } from '#contracts/schedules.ts'
import { addDays } from '#shared/agency-day.ts'
import { calendarDay } from '#shared/formats.ts'
import { minutesOf } from '#shared/clock-time.ts'
import { zonedInstant } from '#shared/zoned-time.ts'
import { rangesOn } from './free-slots.ts'

export interface HoldsOfDay {
  dayStartsAt: Date
  dayEndsAt: Date
  holdsMax: number
}

interface Rules {
  timeZone: string
  slotMinutes: number
  bufferMinutes: number
  weeklyHours: WeeklyHours
}

/**
 * Returns how many times of a person's day may be held when a visitor without a proved address asks for another: half of
 * the day's times, or so many that they and their buffers block three quarters (docs/decisions/030-held-times.md).
 */
export function holdsOfDay(rules: Rules, startsAt: Date): HoldsOfDay {
  const { timeZone, slotMinutes, bufferMinutes, weeklyHours } = rules
  const day = calendarDay(startsAt, timeZone)
  const slots = rangesOn(day, weeklyHours)
    .map(({ from, to }) => Math.floor((minutesOf(to) - minutesOf(from)) / slotMinutes))
    .reduce((sum, count) => sum + count, 0)
  const blockedByOne = 1 + 2 * Math.ceil(bufferMinutes / slotMinutes)
  return {
    dayStartsAt: zonedInstant(day, 0, timeZone),
    dayEndsAt: zonedInstant(addDays(day, 1), 0, timeZone),
    holdsMax: Math.max(1, Math.floor(Math.min(slots / 2, (slots * 3) / 4 / blockedByOne))),
  }
}
