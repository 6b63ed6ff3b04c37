import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import type { SQL } from 'drizzle-orm'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { existingUserId } from '#platform/db/existing-user-id.ts'
import { insertWhere } from '#platform/db/insert-where.ts'
import { bookings, bulkChangeItems, bulkChanges } from '#platform/db/schema/bookings.ts'
import type { Hold } from '#platform/email/mailer.ts'
import { undoMarginMs } from '#domains/schedules/occupies-time.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { BookingRow } from './booking-row.ts'

export const newChangeId = () => encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(20)))

/** Returns when the emails about a status change may leave: once it can no longer be undone. */
export const sendAfterUndo = (now: Date) => new Date(now.getTime() + undoWindowMs + undoMarginMs)

export const holdOf = (changeId: string, { booking, now }: { booking: BookingRow; now: Date }): Hold => ({
  bulkId: `${changeId}.${booking.id}`,
  sendAfter: sendAfterUndo(now),
})

interface StatusChange {
  id: string
  booking: BookingRow
  status: BookingStatus
  confirmedFor: Date | null | undefined
  assigneeId: number | null | undefined
  isByClient: boolean
}

/** Returns the statements that record a status change of one booking, so that it can be undone. */
export const recordChangeStatements = (
  { db, now, user }: ServiceContext,
  { id, booking, status, confirmedFor, assigneeId, isByClient }: StatusChange,
  { whereCurrent, matchesRow }: { whereCurrent: SQL; matchesRow: SQL },
) => [
  insertWhere(
    db,
    bulkChanges,
    {
      id,
      adminId: isByClient ? null : existingUserId(user?.id),
      isByClient,
      toStatus: status,
      createdAt: now,
    },
    whereCurrent,
  ),
  insertWhere(
    db,
    bulkChangeItems,
    {
      bulkId: id,
      bookingId: bookings.id,
      fromStatus: bookings.status,
      startedBefore: confirmedFor === undefined ? null : booking.confirmedFor,
      startsAt: confirmedFor ?? null,
      isAssigning: typeof assigneeId === 'number',
    },
    matchesRow,
    bookings,
  ),
]
