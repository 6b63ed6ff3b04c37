import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { MigrationFile } from '../migrations/list-migrations.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { type Table, countRows, listByType, listTables, quoteName } from '#platform/backup/tables.ts'

const filledByItself = new Set([
  ...['services', 'rate_limits'],
  ...['kept_counts', 'page_changes', 'post_counts', 'post_keywords', 'related_posts', 'sitemap_parts'],
])

export async function requireEmpty(db: D1Database, migrations: readonly MigrationFile[]): Promise<void> {
  const tables = (await listTables(db)).filter(({ name }) => !filledByItself.has(name))
  const expectedCounts = countAfterMigrations(migrations, tables)
  const counts = await countRows(
    db,
    tables.map(({ name }) => name),
  )
  const filledTables = [...counts]
    .filter(([name, rows]) => rows > (expectedCounts.get(name) ?? 0))
    .map(([name]) => name)
  if (filledTables.length > 0)
    throw new PlainFailure(
      `The database is not empty: ${filledTables.join(', ')} ${filledTables.length === 1 ? 'has' : 'have'} rows. Nothing was changed. Restore into a new database (docs/deploy.md).`,
    )
}

/** Drops everything in the database: call `requireEmpty` first. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  const { results: triggers } = await db
    .prepare("select name from sqlite_master where type = 'trigger'")
    .all<{ name: string }>()
  const inOrder = (await listTables(db)).map(({ name }) => name).toReversed()
  const virtual = await listByType(db, 'virtual')
  const views = await listByType(db, 'view')
  const others = (await listByType(db, 'table')).filter(
    (name) => !/^(sqlite_|_cf_)/.test(name) && !inOrder.includes(name),
  )
  await db.batch([
    ...triggers.map(({ name }) => db.prepare(`drop trigger ${quoteName(name)}`)),
    ...views.map((name) => db.prepare(`drop view ${quoteName(name)}`)),
    ...[...virtual, ...inOrder, ...others].map((name) => db.prepare(`drop table ${quoteName(name)}`)),
    db.prepare('select 1'),
  ])
}

function countAfterMigrations(
  migrations: readonly MigrationFile[],
  tables: readonly Table[],
): Map<string, number> {
  using database = new DatabaseSync(':memory:')
  for (const { file } of migrations) database.exec(readFileSync(file, 'utf8'))
  const exists = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
  return new Map(
    tables.map(({ name }) => {
      const row =
        exists.get(name) && database.prepare(`select count(*) as rows from ${quoteName(name)}`).get()
      return [name, Number(row?.rows ?? 0)]
    }),
  )
}
