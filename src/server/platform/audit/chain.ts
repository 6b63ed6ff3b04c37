import { desc, gt, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { type QueryBudget, unlimitedQueries } from '#platform/db/query-budget.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { insertWhere } from '#platform/db/sql.ts'

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

const entriesAtOnce = 200
const roundsMax = 10
const queriesPerRound = 3

const lastSealed = sql`coalesce((select max(${auditSeals.entryId}) from ${auditSeals}), 0)`

export async function sealEntries(db: Db, budget: QueryBudget = unlimitedQueries): Promise<void> {
  for (let round = 0; round < roundsMax && budget.left() >= queriesPerRound; round += 1) {
    const { entries, seals } = await batchNamed(db, {
      entries: db
        .select(sealedFields)
        .from(auditLog)
        .where(gt(auditLog.id, lastSealed))
        .orderBy(auditLog.id)
        .limit(entriesAtOnce),
      seals: db.select().from(auditSeals).orderBy(desc(auditSeals.entryId)).limit(1),
    })
    if (entries.length === 0) return
    const last = seals[0] ?? noSeal
    const newSeals: Seal[] = []
    for (const entry of entries) newSeals.push(sealOf(newSeals.at(-1) ?? last, entry))
    const rows = JSON.stringify(newSeals.map(({ entryId, hash }) => [entryId, hash]))
    await insertWhere(
      db,
      auditSeals,
      { entryId: sql<number>`value ->> 0`, hash: sql<string>`value ->> 1` },
      sql`${lastSealed} = ${last.entryId}`,
      sql`json_each(${rows})`,
    )
    if (entries.length < entriesAtOnce) return
  }
}
