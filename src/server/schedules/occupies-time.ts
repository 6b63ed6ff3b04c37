import { type SQL, sql } from 'drizzle-orm'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import { withoutIndex } from '#server/db/without-index.ts'
import { users } from '#server/db/schema/accounts.ts'
import { minuteMs } from './free-slots.ts'
import { whereTakesAppointments } from './takes-appointments.ts'

/** A bulk change takes the server a moment, and the clocks of two machines differ. */
const undoMarginMs = 2000

/**
 * Matches bookings that keep their assignee from other appointments at `confirmed_for`: not an expired hold
 * and not spam, but a cancelled booking for as long as the cancellation can be undone.
 * @param table the name or alias of `bookings` in the statement
 */
export function occupiesTime(table: string, now: Date): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`)
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
export function overlapsSlot(table: string, { userId, startsAt, minutes, bufferMinutes }: PersonsSlot): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  const start = startsAt.getTime() - bufferMinutes * minuteMs
  const end = startsAt.getTime() + (minutes + bufferMinutes) * minuteMs
  return sql`${column('assignee_id')} = ${userId} and ${column('confirmed_for')} > ${start - longestMs} and ${column('confirmed_for')} < ${end} and ${column('confirmed_for')} + coalesce(${column('appointment_minutes')}, ${minutes}) * ${minuteMs} > ${start}`
}

/**
 * Holds while the person is still free for the slot and takes appointments by the schedule that offered it.
 * @param exceptId a booking that is being moved
 */
export function whereSlotFree(
  slot: PersonsSlot & { scheduleRevision: number },
  { now, exceptId = 0 }: { now: Date; exceptId?: number },
): SQL {
  const start = slot.startsAt.getTime()
  const end = start + slot.minutes * minuteMs
  return sql`exists (select 1 from schedules s join ${users} on ${users.id} = s.user_id where s.user_id = ${slot.userId} and s.is_open = 1 and s.revision = ${slot.scheduleRevision} and ${whereTakesAppointments})
    and not exists (select 1 from bookings taken where ${overlapsSlot('taken', slot)} and ${occupiesTime('taken', now)} and taken.id <> ${exceptId})
    and not exists (select 1 from busy_times busy where busy.user_id = ${slot.userId} and busy.ends_at > ${start} and busy.starts_at < ${end})`
}
