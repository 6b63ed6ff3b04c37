import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import type { Db } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'

export interface AuditEntry {
  actor: { id: number; username: string }
  action: AuditAction
  /** The slug, code or id of what it was done to; an expression where the batch itself makes the id. */
  subject: string | SQL
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
  // Every column of the table in its order, which `insert … select` wants.
  return db
    .insert(auditLog)
    .select(
      sql`select null, ${actor.id}, ${actor.username}, ${action}, ${subjectType}, ${subject}, ${json(before)}, ${json(after)}, cast(unixepoch('subsec') * 1000 as integer) where ${when}`,
    )
}

const json = (fields: Record<string, unknown> | undefined) => (fields ? JSON.stringify(fields) : null)
