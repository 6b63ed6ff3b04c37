import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { batchNamed, type NamedStatements } from './batch-named.ts'
import type { Db } from './open.ts'

const attemptsMax = 5

interface RevisedRow {
  id: number
  revision: number
}

interface AnyResult {
  ok: boolean
}

interface Save<Table extends SQLiteTable> {
  set: SQLiteUpdateSetSource<Table>
  where?: SQL | undefined
  /**
   * Statements that run before the update, while the condition that they share still holds.
   * @param whereCurrent holds if the update will take effect; usable on any table
   * @param matchesRow the same condition for statements that select from the updated table
   */
  alongside?: (whereCurrent: SQL, matchesRow: SQL) => NamedStatements & { updated?: never }
}

interface PlannedSave<Table extends SQLiteTable> {
  save: Save<Table>
}

interface RevisedUpdate<Table extends SQLiteTable, Row extends RevisedRow, Given, Explained> {
  table: Table
  expected: number | undefined
  read: () => Promise<Row | null | undefined>
  /** Returns the row if it already is what the change would make of it: a save whose answer was lost is sent again. */
  findStored?: (row: Row) => Promise<Table['$inferSelect'] | null> | Table['$inferSelect'] | null
  plan: (
    row: Row,
    save: (update: Save<Table>) => PlannedSave<Table>,
  ) => PlannedSave<Table> | Given | Promise<PlannedSave<Table> | Given>
  explain?: (row: Row) => Promise<Explained | null>
  revision?: { column: string; next: SQL }
}

/**
 * Updates a row if it still has the revision it was read with. After a concurrent save, a change that names its
 * revision is refused with `conflict`; one that names none is planned again on the newest row.
 */
export function updateAtRevision<Table extends SQLiteTable, Row extends RevisedRow>(
  db: Db,
  // Without this overload, TypeScript infers that a plan without answers may return any.
  update: RevisedUpdate<Table, Row, never, never>,
): Promise<Outcome<Table, Row>>
export function updateAtRevision<
  Table extends SQLiteTable,
  Row extends RevisedRow,
  Given extends AnyResult,
  Explained extends AnyResult = never,
>(
  db: Db,
  update: RevisedUpdate<Table, Row, Given, Explained>,
): Promise<Outcome<Table, Row> | Given | Explained>
export async function updateAtRevision<
  Table extends SQLiteTable,
  Row extends RevisedRow,
  Given extends AnyResult = never,
  Explained extends AnyResult = never,
>(
  db: Db,
  { table, expected, read, findStored, plan, explain, revision }: RevisedUpdate<Table, Row, Given, Explained>,
): Promise<Outcome<Table, Row> | Given | Explained> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const before = await read()
    if (!before) return { ok: false, reason: 'not-found' }
    if (expected !== undefined && expected !== before.revision) {
      const storedRow = await findStored?.(before)
      if (storedRow) return { ok: true, before, after: storedRow }
      return { ok: false, reason: 'conflict', revision: before.revision }
    }
    const decision = await plan(before, (save) => ({ save }))
    if (isResult(decision)) return decision
    const after = await write(db, { table, before, save: decision.save, revision })
    if (after) return { ok: true, before, after }
    const reason = await explain?.(before)
    if (reason) return reason
  }
  return { ok: false, reason: 'conflict', revision: undefined }
}

export function nameRefusals<Result extends AnyResult, NotFound extends string, Conflict extends string>(
  result: Result,
  names: { notFound: NotFound; conflict: Conflict },
):
  | Exclude<Result, { reason: 'not-found' } | { reason: 'conflict' }>
  | { ok: false; reason: NotFound | Conflict } {
  const reason = 'reason' in result ? result.reason : undefined
  if (reason === 'not-found') return { ok: false, reason: names.notFound }
  if (reason === 'conflict') return { ok: false, reason: names.conflict }
  return result as Exclude<Result, { reason: 'not-found' } | { reason: 'conflict' }>
}

const isResult = <Given extends AnyResult>(plan: object | Given): plan is Given => 'ok' in plan

type Outcome<Table extends SQLiteTable, Row> =
  | { ok: true; before: Row; after: Table['$inferSelect'] }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'conflict'; revision: number | undefined }

interface Write<Table extends SQLiteTable> {
  table: Table
  before: RevisedRow
  save: Save<Table>
  revision: { column: string; next: SQL } | undefined
}

async function write<Table extends SQLiteTable>(
  db: Db,
  {
    table,
    before,
    save,
    revision: { column, next } = { column: 'revision', next: sql`revision + 1` },
  }: Write<Table>,
): Promise<Table['$inferSelect'] | undefined> {
  const { id, [column]: revision }: Record<string, SQLiteColumn> = getTableColumns(table)
  if (!id || !revision) throw new Error(`the table has no columns id and ${column}`)
  const matchesRow = sql`${id} = ${before.id} and ${revision} = ${before.revision}${save.where ? sql` and ${save.where}` : sql``}`
  const whereCurrent = sql`exists (select 1 from ${table} where ${matchesRow})`
  const { updatedRows } = await batchNamed(db, {
    ...save.alongside?.(whereCurrent, matchesRow),
    updatedRows: db
      .update(table)
      .set({ ...save.set, [column]: next })
      .where(matchesRow)
      .returning(),
  })
  return updatedRows[0]
}

export interface RecordRef {
  slug: string
  id?: number | undefined
}

export const whereRecord = (columns: { id: SQLiteColumn; slug: SQLiteColumn }, { slug, id }: RecordRef) =>
  id === undefined ? eq(columns.slug, slug) : eq(columns.id, id)
