import { eq, sql } from 'drizzle-orm'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'

interface Deletion {
  code: string
  actor: AuditEntry['actor']
}

/**
 * Deletes a booking with its history, notes and messages. The audit log keeps the code and nothing about the client.
 */
export async function deleteBooking(db: Db, { code, actor }: Deletion): Promise<boolean> {
  const matchesBooking = eq(bookings.code, code)
  const { deletedRows } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor, action: 'booking.delete', subject: formatCode(code) },
      sql`exists (select 1 from ${bookings} where ${matchesBooking})`,
    ),
    deletedRows: db.delete(bookings).where(matchesBooking).returning({ id: bookings.id }),
  })
  return deletedRows.length > 0
}
