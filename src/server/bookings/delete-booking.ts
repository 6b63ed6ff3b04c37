import { eq, sql } from 'drizzle-orm'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'

interface Deletion {
  /** As stored. */
  code: string
  actor: AuditEntry['actor']
}

/**
 * Deletes a booking with its history, notes and messages. The log keeps that it was deleted and its code, and nothing
 * of whose it was. @returns whether it was there
 */
export async function deleteBooking(db: Db, { code, actor }: Deletion): Promise<boolean> {
  const isIt = eq(bookings.code, code)
  const { deleted } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor, action: 'booking.delete', subject: formatCode(code) },
      sql`exists (select 1 from ${bookings} where ${isIt})`,
    ),
    deleted: db.delete(bookings).where(isIt).returning({ id: bookings.id }),
  })
  return deleted.length > 0
}
