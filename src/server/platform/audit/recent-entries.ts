import { sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'

const repeatMs = 60_000
const entriesMax = 20

/**
 * Selects what somebody did in the last minute, as `recent` with the columns `subject` and `after`. In a batch that
 * records its change last, the change itself is not among them. Reads few rows, however long the log is.
 */
export const recentEntries = (actorId: number, action: AuditAction) =>
  sql`(select subject, after from (select * from ${auditLog} where ${auditLog.actorId} = ${actorId} order by ${auditLog.id} desc limit ${entriesMax}) where action = ${action} and created_at > ${databaseNow} - ${repeatMs}) recent`
