import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import { and, eq, isNotNull, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { undoWindowMs } from '#contracts/admin-bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { undoMarginMs } from '#domains/schedules/occupies-time.ts'
import type { Db } from '#platform/db/open.ts'
import { bookings, bulkChangeItems, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import type { Hold } from '#platform/email/mailer.ts'
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

type UserId = number
export type Recipients = UserId | 'everybody'

interface Which {
  bookingId: number
  to: Recipients
  when: SQL
}

export const withdrawBulkEmailsStatement = (db: Db, { bookingId, to, when }: Which) =>
  db.delete(outbox).where(and(eq(outbox.bookingId, bookingId), matchesWithdrawable, whereSentTo(to), when))

const matchesWithdrawable = and(isNotNull(outbox.bulkId), isNull(outbox.sentAt), eq(outbox.attempts, 0))

/** Matches emails that have yet to tell somebody of the agency about an appointment that a bulk change confirmed. */
export const matchesFirstNews = sql`(${matchesWithdrawable} and ${outbox.attachment} is null and exists (select 1 from ${bulkChanges} where ${bulkChanges.id} = substr(${outbox.bulkId}, 1, instr(${outbox.bulkId}, '.') - 1) and ${bulkChanges.toStatus} = 'confirmed'))`

export const whereNotNotified = (bookingId: number | SQLWrapper, userId: number | SQLWrapper): SQL =>
  sql`exists (select 1 from ${outbox} where ${outbox.bookingId} = ${bookingId} and ${outbox.userId} = ${userId} and ${matchesFirstNews})`

function whereSentTo(to: Recipients): SQL | undefined {
  return to === 'everybody' ? undefined : eq(outbox.userId, to)
}
