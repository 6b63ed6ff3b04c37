import { and, eq, sql, type SQL } from 'drizzle-orm'
import { whereOccupiesTime, whereOverlapsSlot } from '#domains/schedules/occupies-time.ts'
import { usualSettings } from '#domains/schedules/read-schedule.ts'
import { bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { BookingRow } from './booking-row.ts'
import { heldUntil } from './holds.ts'
import { undoChange, type UndoOutcome } from './undo-bulk-change.ts'
import type { BookingChange } from './write-change.ts'
import { findCancellation } from './find-cancellation.ts'

/** Undoes a client's own cancellation of a booking. The caller decides who the client is. */
export async function undoCancellation(context: ServiceContext, bookingId: number): Promise<UndoOutcome> {
  const cancellation = await findCancellation(context.db, bookingId)
  if (!cancellation) return { ok: false, reason: 'bulk-change-not-found' }
  return undoChange(context, {
    id: cancellation.id,
    isByClient: true,
    whereMaker: sql`${bulkChanges.isByClient} = 1`,
  })
}

/**
 * Undoes the signed-in client's cancellation of a booking. Refuses with `booking-not-found` when it is not theirs,
 * `bulk-change-not-found` or `bulk-change-undone` when there is nothing to undo, or `undo-expired`.
 */
export async function undoOwnCancellation(
  context: ServiceContext<SessionUser>,
  code: string,
): Promise<UndoOutcome | { ok: false; reason: 'booking-not-found' }> {
  const [booking] = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.code, code), eq(bookings.userId, context.user.id)))
  return booking ? undoCancellation(context, booking.id) : { ok: false, reason: 'booking-not-found' }
}

/**
 * Returns what reopening a cancelled booking changes, and the condition under which that is right. Its time is held
 * again if it is still to come and nobody else has taken it. Otherwise the booking loses it.
 */
export async function planReopening(
  { db, now }: DatabaseContext,
  booking: BookingRow,
): Promise<{ change: BookingChange; where: SQL | undefined }> {
  const change: BookingChange = { status: 'pending', ...(booking.outcome ? { outcome: null } : {}) }
  const { confirmedFor } = booking
  if (!confirmedFor) return { change, where: undefined }
  const whereFree = whereTimeFree(booking, confirmedFor, now)
  const [freeRow] =
    confirmedFor > now
      ? await db
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(eq(bookings.id, booking.id), whereFree))
      : []
  return freeRow
    ? { change: { ...change, heldUntil: heldUntil(confirmedFor, now) }, where: whereFree }
    : { change: { ...change, confirmedFor: null }, where: undefined }
}

function whereTimeFree({ id, assigneeId, appointmentMinutes }: BookingRow, startsAt: Date, now: Date): SQL {
  if (assigneeId === null) return sql`1`
  const slot = {
    userId: assigneeId,
    startsAt,
    minutes: appointmentMinutes ?? usualSettings.slotMinutes,
    bufferMinutes: 0,
  }
  return sql`not exists (select 1 from bookings taken where ${whereOverlapsSlot('taken', slot)} and ${whereOccupiesTime('taken', now)} and taken.id <> ${id})`
}
