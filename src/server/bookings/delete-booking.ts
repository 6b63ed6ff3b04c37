import { eq, sql } from 'drizzle-orm'
import { formatCode } from '#shared/confirmation-code.ts'
import { recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/** The audit log keeps the code and nothing about the client. */
export async function deleteBooking(
  { db, user }: ServiceContext<SessionUser>,
  code: string,
): Promise<boolean> {
  const matchesBooking = eq(bookings.code, code)
  const { deletedRows } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor: user, action: 'booking.delete', subject: formatCode(code) },
      sql`exists (select 1 from ${bookings} where ${matchesBooking})`,
    ),
    deletedRows: db.delete(bookings).where(matchesBooking).returning({ id: bookings.id }),
  })
  return deletedRows.length > 0
}
