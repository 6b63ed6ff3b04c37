import { type SQL, sql } from 'drizzle-orm'
import { holdHours } from '#contracts/schedule-rules.ts'
import type { OfferedSlot } from '#domains/schedules/find-free-slots.ts'
import { whereOccupiesTime, whereOverlapsSlot } from '#domains/schedules/occupies-time.ts'
import type { Db } from '#platform/db/open.ts'
import { bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { insertWhere, withoutIndex } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { nextUpdatedAt } from './booking-row.ts'
import { nextSequence } from './write-change.ts'

export const holdsMax = 3

export const heldUntil = (startsAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + holdHours * 60 * 60 * 1000, startsAt.getTime()))

export const whereHoldsBelowLimit = (email: string, now: Date, exceptId = 0): SQL =>
  sql`(select count(*) from bookings held where held.client_email = ${email} and held.held_until > ${now.getTime()} and held.status = 'pending' and held.id <> ${exceptId}) < ${holdsMax}`

export const whereDayHasRoom = (
  { userId, dayStartsAt, dayEndsAt, holdsMax: heldMax }: OfferedSlot,
  now: Date,
  exceptId = 0,
): SQL =>
  sql`(select count(*) from bookings held where held.assignee_id = ${userId} and held.confirmed_for >= ${dayStartsAt.getTime()} and held.confirmed_for < ${dayEndsAt.getTime()} and ${withoutIndex(sql`held.status`)} = 'pending' and held.spam_sign is null and held.held_until > ${now.getTime()} and held.id <> ${exceptId}) < ${heldMax}`

export function releaseHoldsStatements(
  db: Db,
  {
    slot,
    now,
    takerExists,
    exceptId = 0,
  }: { slot: OfferedSlot; now: Date; takerExists: SQL; exceptId?: number },
) {
  const matchesHold = sql`${whereOverlapsSlot('bookings', slot)} and ${bookings.status} = 'pending' and not ${whereOccupiesTime('bookings', now)} and ${bookings.id} <> ${exceptId} and ${takerExists}`
  return [
    insertWhere(
      db,
      bookingMoves,
      {
        bookingId: bookings.id,
        startedBefore: bookings.confirmedFor,
        startsAt: null,
        movedBy: 'other-client',
        actorId: null,
        createdAt: now,
      },
      matchesHold,
      bookings,
    ),
    db
      .update(bookings)
      .set({
        confirmedFor: null,
        appointmentMinutes: null,
        updatedAt: nextUpdatedAt(now),
        calendarSequence: nextSequence,
      })
      .where(matchesHold),
  ]
}

export async function slotRefusal(
  { db, now }: DatabaseContext,
  { clientEmail, id }: { clientEmail: string; id?: number },
) {
  const [row] = await db.all<{ isAllowed: number }>(
    sql`select ${whereHoldsBelowLimit(clientEmail, now, id)} as isAllowed`,
  )
  return row?.isAllowed
    ? { ok: false as const, reason: 'slot-taken' as const }
    : { ok: false as const, reason: 'too-many-holds' as const, holdsMax }
}
