import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { batchNamed, type NamedStatements } from './batch-named.ts'
import type { Db } from './open.ts'

/** Saves by others after which a change that names no revision gives up: more than people can make meanwhile. */
const attemptsMax = 5

interface RevisedRow {
  id: number
  revision: number
}

interface Answer {
  ok: boolean
}

interface Save<Table extends SQLiteTable> {
  set: SQLiteUpdateSetSource<Table>
  /** What must hold besides the revision. */
  where?: SQL | undefined
  /**
   * Statements that are kept only with the update. They run before it: it ends the condition that they share.
   * @param isCurrent whether the update will take effect, for statements on any table
   * @param matchesRow the same as a condition on the updated table, for statements that select from it
   */
  alongside?: (isCurrent: SQL, matchesRow: SQL) => NamedStatements & { updated?: never }
}

interface Planned<Table extends SQLiteTable> {
  save: Save<Table>
}

interface RevisedUpdate<Table extends SQLiteTable, Row extends RevisedRow, Given, Explained> {
  table: Table
  /** The revision that the change started from; undefined applies it to the newest row. */
  expected: number | undefined
  read: () => Promise<Row | null | undefined>
  /** Returns `save(…)` for the row that was read, or an answer that ends it: a refusal, or that nothing changes. */
  plan: (
    row: Row,
    save: (update: Save<Table>) => Planned<Table>,
  ) => Planned<Table> | Given | Promise<Planned<Table> | Given>
  /** Called when nothing was written: returns the reason, or null if another save came first. */
  explain?: (row: Row) => Promise<Explained | null>
  /** The column that holds the revision and its next value; by default `revision`, counted up. */
  revision?: { column: string; next: SQL }
}

/**
 * Updates a row if it still has the revision it was read with. If somebody else saved in between, a change that names
 * its revision is refused with `conflict`, and one that names none is planned again over the newest row.
 */
export function updateAtRevision<Table extends SQLiteTable, Row extends RevisedRow>(
  db: Db,
  // From a plan without answers TypeScript would infer that it can give any.
  update: RevisedUpdate<Table, Row, never, never>,
): Promise<Outcome<Table, Row>>
export function updateAtRevision<
  Table extends SQLiteTable,
  Row extends RevisedRow,
  Given extends Answer,
  Explained extends Answer = never,
>(
  db: Db,
  update: RevisedUpdate<Table, Row, Given, Explained>,
): Promise<Outcome<Table, Row> | Given | Explained>
export async function updateAtRevision<
  Table extends SQLiteTable,
  Row extends RevisedRow,
  Given extends Answer = never,
  Explained extends Answer = never,
>(
  db: Db,
  { table, expected, read, plan, explain, revision }: RevisedUpdate<Table, Row, Given, Explained>,
): Promise<Outcome<Table, Row> | Given | Explained> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const before = await read()
    if (!before) return { ok: false, reason: 'not-found' }
    if (expected !== undefined && expected !== before.revision) {
      return { ok: false, reason: 'conflict', revision: before.revision }
    }
    const planned = await plan(before, (save) => ({ save }))
    if (isAnswer(planned)) return planned
    const after = await write(db, { table, before, save: planned.save, revision })
    if (after) return { ok: true, before, after }
    const reason = await explain?.(before)
    if (reason) return reason
  }
  return { ok: false, reason: 'conflict', revision: undefined }
}

const isAnswer = <Given extends Answer>(plan: object | Given): plan is Given => 'ok' in plan

type Outcome<Table extends SQLiteTable, Row> =
  | { ok: true; before: Row; after: Table['$inferSelect'] }
  | { ok: false; reason: 'not-found' }
  /** With the newest revision, where it is known. */
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
  const isCurrent = sql`exists (select 1 from ${table} where ${matchesRow})`
  const { updated } = await batchNamed(db, {
    ...save.alongside?.(isCurrent, matchesRow),
    updated: db
      .update(table)
      .set({ ...save.set, [column]: next })
      .where(matchesRow)
      .returning(),
  })
  return updated[0]
}
