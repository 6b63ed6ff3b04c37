import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#platform/db/schema/audit.ts'
import { hashToken } from '#platform/crypto/token.ts'

/** Columns as they are stored, because the hash of JSON that was parsed and written again could differ. */
export const sealedFields = {
  id: auditLog.id,
  actorId: auditLog.actorId,
  actor: auditLog.actor,
  action: auditLog.action,
  subjectType: auditLog.subjectType,
  subject: auditLog.subject,
  before: rawColumn(sql`${auditLog.before}`),
  after: rawColumn(sql`${auditLog.after}`),
  createdAt: rawColumn(sql`${auditLog.createdAt}`),
}

export interface SealedEntry {
  id: number
  actorId: number | null
  actor: string
  action: string
  subjectType: string
  subject: string
  before: unknown
  after: unknown
  createdAt: unknown
}

export interface Seal {
  entryId: number
  hash: string
}

export const noSeal: Seal = { entryId: 0, hash: '' }

export function sealOf(previous: Seal, entry: SealedEntry): Seal {
  const { id, actorId, actor, action, subjectType, subject, before, after, createdAt } = entry
  const values = [id, actorId, actor, action, subjectType, subject, before, after, createdAt]
  return { entryId: id, hash: hashToken(JSON.stringify([previous.hash, ...values])) }
}

function rawColumn(column: SQL): SQL<unknown> {
  return sql<unknown>`${column}`
}
