import { type SQL, sql } from 'drizzle-orm'
import { auditFieldNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import type { AuditAction } from '#contracts/audit.ts'
import type { Db } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { wordFor } from '#shared/words.ts'
import { noteRecorded } from './recently-recorded.ts'

export interface AuditEntry {
  /** A command has a name and no account. */
  actor: { id: number | null; username: string }
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

/** Returns the fields of an entry as a person writes them: "Title: Notes; Can be booked: yes". */
export const describeChange = (fields: Record<string, unknown> | null): string | null =>
  fields &&
  Object.entries(fields)
    .map(([name, value]) => `${wordFor(auditFieldNames, name)}: ${describeValue(value)}`)
    .join('; ')

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.emptyValue
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.emptyValue : value.map(describeValue).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${wordFor(auditFieldNames, name)} ${describeValue(part)}`)
    .join(', ')
}
