import { PlainFailure } from '../process/plain-failure.ts'

export interface Table {
  name: string
  columns: string[]
  /** Creates the table and its indexes. */
  statements: string[]
}

/** Of tables that a backup copies, restores or writes about its own progress. */
export const ownPrefix = 'backup_'
/** Rendered pages are made again when somebody asks for them. */
const derivedTables = ['stored_pages']
export const migrationsTable = 'd1_migrations'
const leftOut = new Set([...derivedTables, migrationsTable])

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the tables with rows of their own, each after those that it refers to; search tables are made from them. */
export async function listTables(db: D1Database): Promise<Table[]> {
  const names = (await listByType(db, 'table'))
    .filter((name) => !/^(sqlite_|_cf_)/.test(name) && !name.startsWith(ownPrefix) && !leftOut.has(name))
    .toSorted()
  const parents = new Map<string, string[]>()
  for (const name of names) parents.set(name, await listParents(db, name))
  const tables: Table[] = []
  for (const name of parentsFirst(parents)) {
    tables.push({ name, columns: await listColumns(db, name), statements: await listStatements(db, name) })
  }
  return tables
}

export async function listByType(db: D1Database, type: 'table' | 'virtual'): Promise<string[]> {
  const { results } = await db
    .prepare("select name from pragma_table_list where schema = 'main' and type = ?")
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** @throws PlainFailure if tables refer to each other, because neither could be restored first */
export function parentsFirst(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(parents)
  const ordered: string[] = []
  while (left.size > 0) {
    const ready = [...left].filter(([, names]) => !names.some((name) => left.has(name))).map(([name]) => name)
    if (ready.length === 0)
      throw new PlainFailure(
        `The tables ${[...left.keys()].join(', ')} refer to each other or to themselves, so their rows cannot be restored in any order. Remove one of the references.`,
      )
    ordered.push(...ready)
    for (const name of ready) left.delete(name)
  }
  return ordered
}

async function listParents(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db
    .prepare('select distinct "table" as name from pragma_foreign_key_list(?)')
    .bind(table)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Without generated columns, which cannot be inserted. */
async function listColumns(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db
    .prepare('select name from pragma_table_xinfo(?) where hidden = 0 order by cid')
    .bind(table)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function listStatements(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      "select sql from sqlite_master where tbl_name = ? and type in ('table', 'index') and sql is not null order by type desc",
    )
    .bind(table)
    .all<{ sql: string }>()
  return results.map(({ sql }) => sql)
}
