import { desc, gt, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { insertWhere } from '#platform/db/insert-where.ts'
import type { Db } from '#platform/db/open.ts'
import { type QueryBudget, unlimitedQueries } from '#platform/db/query-budget.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { noSeal, type Seal, sealedFields, sealOf } from './chain.ts'

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
