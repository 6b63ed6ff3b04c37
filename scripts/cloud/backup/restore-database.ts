import type { BackupHeader, BackupPage, Cell } from '#platform/backup/backup-lines.ts'
import { countRows, listByType, migrationsTable, ownPrefix, quoteName } from '#platform/backup/tables.ts'
import { pluralize } from '#shared/words.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import type { MigrationFile } from '../migrations/list-migrations.ts'
import type { CheckedBackup } from './backup-file.ts'
import { emptyDatabase, requireEmpty } from './empty-database.ts'

const progressTable = `${ownPrefix}restore`
const triggersTable = `${ownPrefix}restore_triggers`
const maxParameters = 100

interface Progress {
  sha256: string
  pages: number
  is_filled: number
}

/**
 * Restores the tables as they were, inserts their rows without triggers except those that fill the search indexes, and
 * applies what the release has added since.
 * Progress is stored with each page, so that an interrupted restore can continue.
 */
export async function restoreDatabase(
  db: D1Database,
  backup: CheckedBackup,
  pages: AsyncIterable<BackupPage>,
  migrations: readonly MigrationFile[],
  { onGoingOn }: { onGoingOn?: (pages: number) => void } = {},
): Promise<void> {
  const { header } = backup
  requireKnown(header, migrations)
  const storedProgress = await readProgress(db)
  if (storedProgress?.sha256 === backup.sha256) onGoingOn?.(storedProgress.pages)
  const progress = storedProgress ?? (await begin(db, backup, migrations))
  if (progress.sha256 !== backup.sha256)
    throw new PlainFailure(
      'Another backup is being restored into this database. Finish that one, or use an empty one.',
    )
  if (!progress.is_filled) await fill(db, header, pages, progress.pages)
  await recreateTriggers(db)
  await applyMigrations(db, migrations)
  await requireSameCounts(db, backup)
  await db.batch([db.prepare(`drop table ${triggersTable}`), db.prepare(`drop table ${progressTable}`)])
}

function requireKnown({ migrations }: BackupHeader, knownMigrations: readonly MigrationFile[]): void {
  const names = new Set(knownMigrations.map(({ name }) => name))
  const unknownMigrations = migrations.filter((name) => !names.has(name))
  if (unknownMigrations.length > 0)
    throw new PlainFailure(
      `The backup is of a newer release: this project does not have its migrations ${unknownMigrations.join(', ')}. Update the project first.`,
    )
}

async function readProgress(db: D1Database): Promise<Progress | null> {
  const tables = await listByType(db, 'table')
  if (!tables.includes(progressTable)) return null
  return db.prepare(`select sha256, pages, is_filled from ${progressTable}`).first<Progress>()
}

async function begin(
  db: D1Database,
  { header, sha256 }: CheckedBackup,
  migrations: readonly MigrationFile[],
): Promise<Progress> {
  await requireEmpty(db, migrations)
  await emptyDatabase(db)
  const then = new Set(header.migrations)
  await applyMigrations(
    db,
    migrations.filter(({ name }) => then.has(name)),
  )
  const madeTables = new Set(await listByType(db, 'table'))
  const others = header.tables
    .filter(({ name }) => !madeTables.has(name))
    .flatMap(({ statements }) => statements)
  const searchTables = await listSearchTables(db)
  const { results } = await db
    .prepare("select name, sql from sqlite_master where type = 'trigger'")
    .all<{ name: string; sql: string }>()
  const triggers = results.filter(({ name }) => !searchTables.some((table) => name === `${table}_insert`))
  await db.batch([
    ...others.map((sql) => db.prepare(sql)),
    db.prepare(
      `create table ${progressTable} (sha256 text not null, pages integer not null, is_filled integer not null)`,
    ),
    db.prepare(`create table ${triggersTable} (name text primary key, sql text not null)`),
    db.prepare(`insert into ${progressTable} values (?, 0, 0)`).bind(sha256),
    ...triggers.map(({ name, sql }) =>
      db.prepare(`insert into ${triggersTable} values (?, ?)`).bind(name, sql),
    ),
    ...triggers.map(({ name }) => db.prepare(`drop trigger ${quoteName(name)}`)),
    ...header.tables.toReversed().map(({ name }) => db.prepare(`delete from ${quoteName(name)}`)),
  ])
  return { sha256, pages: 0, is_filled: 0 }
}

async function fill(
  db: D1Database,
  header: BackupHeader,
  pages: AsyncIterable<BackupPage>,
  filledPages: number,
): Promise<void> {
  const columns = new Map(header.tables.map((table) => [table.name, table.columns]))
  let page = 0
  for await (const { table, rows } of pages) {
    page += 1
    if (page <= filledPages) continue
    await db.batch([
      ...insertRows(db, table, columns.get(table) ?? [], rows),
      db.prepare(`update ${progressTable} set pages = ?`).bind(page),
    ])
  }
  await db.batch([
    db.prepare('delete from sqlite_sequence where name <> ?').bind(migrationsTable),
    ...Object.entries(header.sequences).map(([name, seq]) =>
      db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').bind(name, seq),
    ),
    db.prepare(`update ${progressTable} set is_filled = 1`),
  ])
}

function insertRows(
  db: D1Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): D1PreparedStatement[] {
  const size = Math.max(1, Math.floor(maxParameters / columns.length))
  const values = `(${columns.map(() => '?').join(', ')})`
  const into = `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')}) values`
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const group = rows.slice(index * size, (index + 1) * size)
    return db.prepare(`${into} ${group.map(() => values).join(', ')}`).bind(...group.flat().map(fromCell))
  })
}

const fromCell = (cell: Cell) =>
  cell !== null && typeof cell === 'object' ? new Uint8Array(Buffer.from(cell.base64, 'base64')) : cell

async function recreateTriggers(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(`select name, sql from ${triggersTable}`)
    .all<{ name: string; sql: string }>()
  await db.batch([...results.map(({ sql }) => db.prepare(sql)), db.prepare(`delete from ${triggersTable}`)])
}

async function listSearchTables(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      "select name from sqlite_master where type = 'table' and sql like 'create virtual table%using fts5%'",
    )
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function requireSameCounts(db: D1Database, { tables }: CheckedBackup): Promise<void> {
  const counts = await countRows(db, Object.keys(tables))
  for (const [name, { rows }] of Object.entries(tables)) {
    const rowCount = counts.get(name)
    if (rowCount !== rows)
      throw new PlainFailure(
        `The table ${name} has ${pluralize(rowCount ?? 0, 'row')} where the backup has ${rows}: something else wrote to the database during the restore. Restore into a new one.`,
      )
  }
}

/**
 * Moves the revision of the content past every one that the site has shown. Otherwise a browser would keep a page from
 * before the restore as soon as the counter of the backup reaches that page's number again.
 */
export async function moveRevision(db: D1Database, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  await db.prepare('update site_content set revision = max(revision + 1, ?)').bind(seconds).run()
}
