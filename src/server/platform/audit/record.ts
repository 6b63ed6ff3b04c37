import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import { insertWhere } from '#platform/db/insert-where.ts'
import type { Db } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { noteRecorded } from './recently-recorded.ts'

export interface AuditEntry {
  actor: { id: number; username: string }
  action: AuditAction
  subject: string | SQL<string>
  /** Changed fields only: never a password, a token or a long text. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Records who did what, in the batch of the change itself: both are written, or neither.
 * @param when evaluated at the entry's place in the batch
 */
export function auditStatement(
  db: Db,
  { actor, action, subject, before, after }: AuditEntry,
  when: SQL = sql`1`,
) {
  noteRecorded()
  const subjectType = action.slice(0, action.indexOf('.'))
  return insertWhere(
    db,
    auditLog,
    {
      actorId: actor.id,
      actor: actor.username,
      action,
      subjectType,
      subject,
      before,
      after,
      createdAt: databaseNow,
    },
    when,
  )
}
