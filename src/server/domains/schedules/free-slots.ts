import type { DayOff, WeeklyHours } from '#contracts/schedules.ts'
import { addDays } from '#shared/agency-day.ts'
import { calendarDay } from '#shared/formats.ts'
import { type Weekday, weekdays } from '#shared/site-config.ts'
import { minutesOf } from '#shared/clock-time.ts'
import { zonedInstant } from '#shared/time-zones.ts'

export const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface SlotRules {
  timeZone: string
  slotMinutes: number
  bufferMinutes: number
  noticeHours: number
  daysAhead: number
  weeklyHours: WeeklyHours
  daysOff: readonly Pick<DayOff, 'firstDay' | 'lastDay'>[]
}

export interface Interval {
  startsAt: Date
  endsAt: Date
}

interface TakenTimes {
  appointments: readonly Interval[]
  busyTimes: readonly Interval[]
}

export function freeSlots(
  rules: SlotRules,
  takenTimes: TakenTimes,
  { now, window }: { now: Date; window: Interval },
): Date[] {
  const { timeZone, slotMinutes, bufferMinutes, noticeHours, daysAhead } = rules
  const slotMs = slotMinutes * minuteMs
  const earliest = Math.max(now.getTime() + noticeHours * hourMs, window.startsAt.getTime())
  const lastDay = smaller(
    addDays(calendarDay(now, timeZone), daysAhead),
    calendarDay(window.endsAt, timeZone),
  )
  const blockedIntervals = [
    ...takenTimes.appointments.map((interval) => widen(interval, bufferMinutes)),
    ...takenTimes.busyTimes,
  ]
  const starts: Date[] = []
  for (let day = calendarDay(new Date(earliest), timeZone); day <= lastDay; day = addDays(day, 1)) {
    if (rules.daysOff.some((off) => off.firstDay <= day && day <= off.lastDay)) continue
    for (const { from, to } of rangesOn(day, rules.weeklyHours)) {
      const end = zonedInstant(day, minutesOf(to), timeZone).getTime()
      let start = zonedInstant(day, minutesOf(from), timeZone).getTime()
      for (; start + slotMs <= end; start += slotMs) {
        const slot = { startsAt: new Date(start), endsAt: new Date(start + slotMs) }
        const isInTime = start >= earliest && start < window.endsAt.getTime()
        if (isInTime && !blockedIntervals.some((interval) => overlaps(slot, interval)))
          starts.push(slot.startsAt)
      }
    }
  }
  return starts
}

export const rangesOn = (day: string, weeklyHours: WeeklyHours) =>
  weeklyHours
    .filter((range) => range.day === weekdayOf(day))
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))

const weekdayOf = (day: string): Weekday | undefined =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]

const smaller = (a: string, b: string) => (a < b ? a : b)

const overlaps = (a: Interval, b: Interval) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

const widen = ({ startsAt, endsAt }: Interval, minutes: number): Interval => ({
  startsAt: new Date(startsAt.getTime() - minutes * minuteMs),
  endsAt: new Date(endsAt.getTime() + minutes * minuteMs),
})

const dayMinutes = 24 * 60

export const intervalOf = (
  { firstDay, lastDay }: Pick<DayOff, 'firstDay' | 'lastDay'>,
  timeZone: string,
): Interval => ({
  startsAt: zonedInstant(firstDay, 0, timeZone),
  endsAt: zonedInstant(lastDay, dayMinutes, timeZone),
})
