import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry } from '#server/audit/record.ts'
import type { Db } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'

interface LogEach {
  id: string
  actor: AuditEntry['actor']
  before: SQL
  after: SQL
  /** Which of the change's items (`i`) and their bookings (`b`). */
  only: SQL
}

/** An entry of the log for each booking of a change of many, in one statement. Names every column of the table. */
export const logEach = (db: Db, { id, actor, before, after, only }: LogEach) =>
  db
    .insert(auditLog)
    .select(
      sql`select null, ${actor.id}, ${actor.username}, 'booking.status', 'booking', substr(b.code, 1, 4) || '-' || substr(b.code, 5, 4) || '-' || substr(b.code, 9, 4) || '-' || substr(b.code, 13, 4), json_object('status', ${before}), json_object('status', ${after}, 'bulk', 1), cast(unixepoch('subsec') * 1000 as integer) from bulk_change_items i join bookings b on b.id = i.booking_id where i.bulk_id = ${id} and ${only}`,
    )
