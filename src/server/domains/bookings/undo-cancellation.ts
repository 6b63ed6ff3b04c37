import { and, eq, sql } from 'drizzle-orm'
import { bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { findCancellation } from './find-cancellation.ts'
import { type UndoOutcome, undoChange } from './undo-bulk-change.ts'

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
