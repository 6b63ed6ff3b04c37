import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bookings } from '#platform/db/schema/bookings.ts'
import { whereOccupiesTime, whereOverlapsSlot } from '#domains/schedules/occupies-time.ts'
import { usualSettings } from '#domains/schedules/read-schedule.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { BookingRow } from './booking-row.ts'
import { heldUntil } from './hold-slot.ts'
import type { BookingChange } from './write-change.ts'

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
