import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { noSeal, type Seal, sealedFields, sealOf } from './chain.ts'
import type { KeptHead } from './kept-heads.ts'

const rowsAtOnce = 1000

export interface ChainReport {
  faults: string[]
  sealed: number
  unsealed: number
  head: Seal
}

/**
 * Computes the chain again from the first entry.
 * @param keptHeads heads of earlier days, without which a rewrite of all entries and seals goes unnoticed
 */
export async function verifyChain(db: Db, keptHeads: readonly KeptHead[] = []): Promise<ChainReport> {
  const faults: string[] = []
  let head = noSeal
  let sealedCount = 0
  const headEntries = new Set(keptHeads.map(({ entryId }) => entryId))
  const hashesAtHeads = new Map<number, string>()
  for (;;) {
    const rows = await readSeals(db, head.entryId)
    for (const { seal, entry } of rows) {
      if (!entry) faults.push(`Entry ${seal.entryId} was deleted.`)
      else if (sealOf(head, entry).hash !== seal.hash)
        faults.push(
          `Entry ${seal.entryId} is not what was sealed: it was changed, or one before it was deleted.`,
        )
      if (headEntries.has(seal.entryId)) hashesAtHeads.set(seal.entryId, seal.hash)
      head = seal
      sealedCount += 1
    }
    if (rows.length < rowsAtOnce) break
  }
  for (const kept of keptHeads)
    if (hashesAtHeads.get(kept.entryId) !== kept.hash) faults.push(faultOfHead(kept, head))
  faults.push(...(await findInserted(db, head.entryId)), ...(await findMissingTail(db, head.entryId)))
  const unsealedCount = await db.$count(auditLog, gt(auditLog.id, head.entryId))
  return { faults, sealed: sealedCount, unsealed: unsealedCount, head }
}

/** Finds nights whose backup recorded that it kept a head, and whose head is not among those given. */
export async function findMissingHeads(db: Db, keptHeads: readonly KeptHead[]): Promise<string[]> {
  const keptDays = new Set(keptHeads.map(({ keptAs }) => keptAs))
  const nights = await db
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'database.backup'), sql`${auditLog.after} ->> 'head' is not null`))
    .orderBy(auditLog.id)
  return nights
    .flatMap(({ subject }) => /\d{4}-\d{2}-\d{2}/.exec(subject) ?? [])
    .filter((day) => !keptDays.has(day))
    .map((day) => `The head of ${day} is missing: the backup of that night kept one.`)
}

function faultOfHead({ entryId, hash, keptAs }: KeptHead, last: Seal): string {
  if (hash === '') return `The head kept as ${keptAs} cannot be read.`
  return entryId > last.entryId
    ? `The log ends at entry ${last.entryId}, and the head kept as ${keptAs} is of entry ${entryId}: it was truncated, or the database was restored from an earlier backup.`
    : `Entry ${entryId} no longer has the seal that was kept as ${keptAs}: the log was rewritten, or the database was restored from an earlier backup.`
}

const readSeals = (db: Db, after: number) =>
  db
    .select({ seal: auditSeals, entry: sealedFields })
    .from(auditSeals)
    .leftJoin(auditLog, eq(auditLog.id, auditSeals.entryId))
    .where(gt(auditSeals.entryId, after))
    .orderBy(auditSeals.entryId)
    .limit(rowsAtOnce)

async function findInserted(db: Db, sealedTo: number): Promise<string[]> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(auditSeals, eq(auditSeals.entryId, auditLog.id))
    .where(and(sql`${auditLog.id} <= ${sealedTo}`, sql`${auditSeals.entryId} is null`))
    .orderBy(auditLog.id)
    .limit(rowsAtOnce)
  return rows.map(({ id }) => `Entry ${id} was inserted afterwards, or its seal was deleted.`)
}

/** AUTOINCREMENT never reuses an id, so the counter reveals deleted entries at the end. */
async function findMissingTail(db: Db, sealedTo: number): Promise<string[]> {
  const [row] = await db.all<{ seq: number; last: number }>(
    sql`select coalesce((select seq from sqlite_sequence where name = 'audit_log'), 0) as seq, coalesce((select max(${auditLog.id}) from ${auditLog}), 0) as last`,
  )
  const last = Math.max(row?.last ?? 0, sealedTo)
  const missingCount = (row?.seq ?? 0) - last
  return missingCount > 0
    ? [`${missingCount === 1 ? 'An entry' : `${missingCount} entries`} after ${last} are gone.`]
    : []
}
