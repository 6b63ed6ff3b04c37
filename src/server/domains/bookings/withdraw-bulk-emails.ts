import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'

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
