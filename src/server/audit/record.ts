import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { databaseNow } from '#server/db/schema/columns.ts'

export interface AuditEntry {
  actor: { id: number; username: string }
  action: AuditAction
  /** The slug, code or id of what it was done to; an expression where the batch itself makes the id. */
  subject: string | SQL<string>
  /** The changed fields only. Never a password, a token or a whole text. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Who did what, for the batch of the change itself: both are kept, or neither.
 * @param when a condition on the database as it is at that place of the batch; without it the entry is always written
 */
export function recordAudit(
  db: Db,
  { actor, action, subject, before, after }: AuditEntry,
  when: SQL = sql`1`,
) {
  const subjectType = action.slice(0, action.indexOf('.'))
  return insertWhere(
    db,
    auditLog,
    {
      ...{ actorId: actor.id, actor: actor.username, action, subjectType, subject },
      ...{ before, after, createdAt: databaseNow },
    },
    when,
  )
}
