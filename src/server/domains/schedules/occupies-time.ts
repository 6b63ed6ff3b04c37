import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { WeeklyHours } from '#contracts/schedules.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import { addDays } from '#shared/agency-day.ts'
import { calendarDay } from '#shared/formats.ts'
import { minutesOf } from '#shared/clock-time.ts'
import { zonedInstant } from '#shared/time-zones.ts'
import { minuteMs, rangesOn } from './free-slots.ts'

/** An undo may take this much longer: the server needs a moment, and the clocks of two machines differ. */
export const undoMarginMs = 2000

/** Matches bookings that keep their assignee from other appointments (docs/decisions/030-held-times.md). */
export function whereOccupiesTime(bookingsAlias: string, now: Date): SQL {
  const column = (name: string) => sql.raw(`${bookingsAlias}.${name}`)
  const undoableSince = now.getTime() - undoWindowMs - undoMarginMs
  const status = withoutIndex(column('status'))
  return sql`(${status} in ('confirmed', 'completed') or (${status} = 'pending' and ${column('spam_sign')} is null and ${column('held_until')} > ${now.getTime()}) or (${status} = 'cancelled' and ${column('updated_at')} > ${undoableSince}))`
}

const longestMs = (scheduleRules.slotMinutes.max + scheduleRules.bufferMinutes.max) * minuteMs

export interface PersonsSlot {
  userId: number
  startsAt: Date
  minutes: number
  bufferMinutes: number
}

/**
 * Matches appointments that overlap a slot. The lower bound lets SQLite use the index of `assignee_id` and
 * `confirmed_for`.
 */
export function whereOverlapsSlot(
  bookingsAlias: string,
  { userId, startsAt, minutes, bufferMinutes }: PersonsSlot,
): SQL {
  const column = (name: string) => sql.raw(`${bookingsAlias}.${name}`)
  const start = startsAt.getTime() - bufferMinutes * minuteMs
  const end = startsAt.getTime() + (minutes + bufferMinutes) * minuteMs
  return sql`${column('assignee_id')} = ${userId} and ${column('confirmed_for')} > ${start - longestMs} and ${column('confirmed_for')} < ${end} and ${column('confirmed_for')} + coalesce(${column('appointment_minutes')}, ${minutes}) * ${minuteMs} > ${start}`
}

export function whereSlotFree(
  slot: PersonsSlot & { scheduleRevision: number },
  { now, exceptId = 0 }: { now: Date; exceptId?: number },
): SQL {
  const start = slot.startsAt.getTime()
  const end = start + slot.minutes * minuteMs
  return sql`exists (select 1 from schedules s join ${users} on ${users.id} = s.user_id where s.user_id = ${slot.userId} and s.is_open = 1 and s.revision = ${slot.scheduleRevision} and ${whereTakesAppointments})
    and not exists (select 1 from bookings taken where ${whereOverlapsSlot('taken', slot)} and ${whereOccupiesTime('taken', now)} and taken.id <> ${exceptId})
    and not exists (select 1 from busy_times busy where busy.user_id = ${slot.userId} and busy.ends_at > ${start} and busy.starts_at < ${end})`
}

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

export const whereTakesAppointments = and(
  sql`${withoutIndex(users.role)} in ('admin', 'provider')`,
  isNull(users.disabledAt),
)

/** Selects the users whose hours are offered to clients. The cross join keeps SQLite from reading all users first. */
export const selectPeople = (db: Db, which?: SQL) =>
  db
    .select({ userId: schedules.userId })
    .from(schedules)
    .crossJoin(users)
    .where(and(eq(users.id, schedules.userId), eq(schedules.isOpen, true), whereTakesAppointments, which))
