import { PlainFailure } from '#shared/failures.ts'

export interface Table {
  name: string
  columns: string[]
  statements: string[]
}

export const ownPrefix = 'backup_'
const derivedTables = ['stored_pages']
export const migrationsTable = 'd1_migrations'
export const hashesTable = 'migration_files'
export const createHashes = `create table if not exists ${hashesTable} (name text primary key, sha256 text not null)`
export const insertHash = `insert or ignore into ${hashesTable} (name, sha256) values (?, ?)`
const leftOut = new Set([...derivedTables, migrationsTable, hashesTable])

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

const ofTables =
  "from pragma_table_list t %s where t.schema = 'main' and t.type = 'table' and t.name not glob '_cf_*' and t.name not glob 'sqlite_*'"
const listQueries = [
  `select t.name, '' as value ${ofTables.replace('%s', '')}`,
  `select t.name, f."table" as value ${ofTables.replace('%s', 'join pragma_foreign_key_list(t.name) f')}`,
  // Generated columns are left out, because they cannot be inserted.
  `select t.name, x.name as value ${ofTables.replace('%s', 'join pragma_table_xinfo(t.name) x')} and x.hidden = 0 order by t.name, x.cid`,
  "select tbl_name as name, sql as value from sqlite_master where type in ('table', 'index') and sql is not null order by type desc",
]

/** Returns each table after those that it refers to, without search tables, which are derived. */
export async function listTables(db: D1Database): Promise<Table[]> {
  const [all, parents, columns, statements] = await db.batch<{ name: string; value: string }>(
    listQueries.map((sql) => db.prepare(sql)),
  )
  const valuesOf = (rows: typeof all, table: string) =>
    (rows?.results ?? []).filter(({ name }) => name === table).map(({ value }) => value)
  const names = (all?.results ?? [])
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(ownPrefix) && !leftOut.has(name))
    .toSorted()
  return parentsFirst(new Map(names.map((name) => [name, valuesOf(parents, name)]))).map((name) => ({
    name,
    columns: valuesOf(columns, name),
    statements: valuesOf(statements, name),
  }))
}

/** A Worker on the free plan may make 50 queries, and each statement of a batch counts. */
const countsPerBatch = 40

export async function countRows(db: D1Database, names: readonly string[]): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for (let from = 0; from < names.length; from += countsPerBatch) {
    const part = names.slice(from, from + countsPerBatch)
    const counts = await db.batch<{ rows: number }>(
      part.map((name) => db.prepare(`select count(*) as rows from ${quoteName(name)}`)),
    )
    for (const [index, name] of part.entries()) rows.set(name, counts[index]?.results[0]?.rows ?? 0)
  }
  return rows
}

export async function listByType(db: D1Database, type: 'table' | 'view' | 'virtual'): Promise<string[]> {
  const { results } = await db
    .prepare("select name from pragma_table_list where schema = 'main' and type = ?")
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

export function parentsFirst(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const parentsLeft = new Map(parents)
  const orderedNames: string[] = []
  while (parentsLeft.size > 0) {
    const ready = [...parentsLeft]
      .filter(([, names]) => !names.some((name) => parentsLeft.has(name)))
      .map(([name]) => name)
    if (ready.length === 0)
      throw new PlainFailure(
        `The tables ${[...parentsLeft.keys()].join(', ')} refer to each other or to themselves, so their rows cannot be restored in any order. Remove one of the references.`,
      )
    orderedNames.push(...ready)
    for (const name of ready) parentsLeft.delete(name)
  }
  return orderedNames
}
