import { and, desc, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type RevisionLine, revisionsKept } from '#contracts/revisions.ts'
import { users } from './schema/accounts.ts'
import type { revisionTable } from './schema/revisions.ts'
import type { Db } from './open.ts'
import { existingUserId, insertWhere } from './sql.ts'
import { type RecordRef, whereRecord } from './update-at-revision.ts'

const foldMs = 5 * 60 * 1000

/**
 * A record that keeps its versions.
 * @property fieldNames what a list of versions compares, in its order
 */
export interface RevisedRecord {
  records: SQLiteTable & { id: SQLiteColumn; slug: SQLiteColumn }
  revisions: ReturnType<typeof revisionTable>
  fieldNames: readonly string[]
}

interface Version {
  recordId: number | SQL<number>
  revision: number
  fields: object
  savedById: number | null
  savedAt: Date
  isAutosave?: boolean
}

export const revisionStatement = (
  db: Db,
  { revisions }: RevisedRecord,
  { fields, savedById, savedAt, ...version }: Version,
  when: SQL,
) =>
  insertWhere(
    db,
    revisions,
    {
      ...version,
      fields: fields as Record<string, unknown>,
      savedById: existingUserId(savedById),
      createdAt: savedAt,
    },
    when,
  ).onConflictDoNothing()

interface SavedRecord {
  before: { id: number; revision: number; updatedAt: Date; fields: object }
  fields: object
  savedById: number | null
  savedAt: Date
  isAutosave?: boolean
}

/** Returns the statements that keep a save as a version, and the one before it if no save has kept it. */
export function revisionStatements(db: Db, record: RevisedRecord, saved: SavedRecord, when: SQL) {
  const { before, ...version } = saved
  const revision = before.revision + 1
  return {
    versionBefore: revisionStatement(
      db,
      record,
      {
        recordId: before.id,
        revision: before.revision,
        fields: before.fields,
        savedById: null,
        savedAt: before.updatedAt,
      },
      when,
    ),
    version: revisionStatement(db, record, { recordId: before.id, revision, ...version }, when),
    oldVersions: thinRevisionsStatement(db, record, before.id, revision),
  }
}

/** Deletes folded and old revisions. Must follow `revisionStatement` in its batch. */
function thinRevisionsStatement(db: Db, { revisions }: RevisedRecord, recordId: number, revision: number) {
  // Spelled out: inside a DELETE drizzle omits the table's name, and the subquery has a column of the same name.
  const table = sql.identifier(getTableName(revisions))
  const idColumn = sql.identifier(revisions.recordId.name)
  const matchesFolded = sql`exists (
    select 1 from ${table} as newer
    where newer.${idColumn} = ${recordId} and newer.revision = ${revision}
      and ${table}.revision = ${revision - 1}
      and newer.is_autosave and ${table}.is_autosave
      and newer.saved_by_id = ${table}.saved_by_id
      and newer.${foldingTime} = ${table}.${foldingTime}
      and json_extract(newer.fields, '$.status') = 'draft'
      and json_extract(${table}.fields, '$.status') = 'draft'
  )`
  const matchesOld = sql`id not in (
    select kept.id from ${table} as kept where kept.${idColumn} = ${recordId} order by kept.revision desc limit ${revisionsKept}
  )`
  return db
    .delete(revisions)
    .where(sql`${revisions.recordId} = ${recordId} and (${matchesFolded} or ${matchesOld})`)
}

/** Raw, because D1 binds numbers as reals, and the division would yield fractions. */
const foldingTime = sql.raw(`created_at / ${foldMs}`)

/**
 * Returns a record's revisions, newest first, each with the fields that changed since the one before. Returns null when
 * the record does not exist.
 */
export async function listRevisions(
  { db }: { db: Db },
  { records, revisions, fieldNames }: RevisedRecord,
  address: RecordRef,
): Promise<RevisionLine[] | null> {
  const [record] = await db.select({ id: records.id }).from(records).where(whereRecord(records, address))
  if (!record) return null
  const rows = await db
    .select({
      revision: revisions.revision,
      savedAt: revisions.createdAt,
      savedBy: users.name,
      title: sql<string>`json_extract(${revisions.fields}, '$.title')`,
      status: sql<string>`json_extract(${revisions.fields}, '$.status')`,
      changed: changedFields(revisions, fieldNames),
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.savedById))
    .where(sql`${revisions.recordId} = ${record.id}`)
    .orderBy(desc(revisions.revision))
  return rows.map(({ savedAt, changed, ...row }, index) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    changed: index === rows.length - 1 ? [] : changed.split(' ').filter(Boolean),
  }))
}

/** Returns one revision of a record with what was entered, or null when the record or the revision does not exist. */
export async function readRevision(
  { db }: { db: Db },
  { records, revisions }: RevisedRecord,
  { revision, ...address }: RecordRef & { revision: number },
) {
  const [row] = await db
    .select({ fields: revisions.fields, savedAt: revisions.createdAt, savedBy: users.name })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.savedById))
    .where(
      and(
        sql`${revisions.recordId} = (select ${records.id} from ${records} where ${whereRecord(records, address)})`,
        eq(revisions.revision, revision),
      ),
    )
  return row ? { ...row, revision, savedAt: row.savedAt.toISOString() } : null
}

const changedFields = ({ fields, revision }: RevisedRecord['revisions'], names: readonly string[]) =>
  sql<string>`${sql.join(
    names.map((name) => {
      const path = sql.raw(`'$.${name}'`)
      return sql`case when json_extract(${fields}, ${path}) is not lag(json_extract(${fields}, ${path})) over (order by ${revision}) then ${sql.raw(`'${name} '`)} else '' end`
    }),
    sql` || `,
  )}`
