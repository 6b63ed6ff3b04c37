import { PlainFailure } from '#shared/failures.ts'
import { type BackupHeader, type BackupPage, type Cell, backupVersion } from './backup-lines.ts'
import { type Table, listByType, listTables, migrationsTable, ownPrefix, quoteName } from './tables.ts'

const copyPrefix = `${ownPrefix}copy_`
const abandonedAfterMs = 3_600_000
const pageBytes = { least: 256_000, most: 2_000_000 }
const pageRows = { first: 50, most: 1_000 }

export interface DatabaseCopy extends AsyncDisposable {
  header: BackupHeader
  pages: AsyncIterable<BackupPage>
}

/**
 * Copies every table inside the database in one transaction, so that the pages show one moment however long reading
 * takes. Disposing drops the copies.
 */
export async function copyDatabase(db: D1Database, now: Date): Promise<DatabaseCopy> {
  await dropAbandonedCopies(db, now)
  if (!(await listByType(db, 'table')).includes(migrationsTable))
    throw new PlainFailure('The database has no tables yet, so there is nothing to back up.')
  const tables = await listTables(db)
  const copyOf = (name: string) => quoteName(`${copyPrefix}${now.getTime()}_${name}`)
  const [migrations, sequences] = await db.batch<Record<string, unknown>>([
    db.prepare(`select name from ${migrationsTable} order by id`),
    db.prepare('select name, seq from sqlite_sequence'),
    ...tables.map(({ name, columns }) =>
      db.prepare(
        `create table ${copyOf(name)} as select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}`,
      ),
    ),
  ])
  const names = new Set(tables.map(({ name }) => name))
  return {
    header: {
      format: 'ridgeline-backup',
      version: backupVersion,
      createdAt: now.toISOString(),
      migrations: (migrations?.results ?? []).map(({ name }) => String(name)),
      tables,
      sequences: Object.fromEntries(
        (sequences?.results ?? [])
          .filter(({ name }) => names.has(String(name)))
          .map(({ name, seq }) => [String(name), Number(seq)]),
      ),
    },
    pages: readCopies(db, tables, copyOf),
    async [Symbol.asyncDispose]() {
      await db.batch(tables.map(({ name }) => db.prepare(`drop table ${copyOf(name)}`)))
    },
  }
}

async function* readCopies(
  db: D1Database,
  tables: readonly Table[],
  copyOf: (name: string) => string,
): AsyncGenerator<BackupPage> {
  for (const { name } of tables) {
    let last = 0
    let limit = pageRows.first
    for (;;) {
      const rows = await db
        .prepare(`select rowid, * from ${copyOf(name)} where rowid > ? order by rowid limit ?`)
        .bind(last, limit)
        .raw<[number, ...unknown[]]>()
      const newest = rows.at(-1)
      if (!newest) break
      const page = { table: name, rows: rows.map(([, ...cells]) => cells.map(toCell)) }
      yield page
      if (rows.length < limit) break
      last = newest[0]
      limit = nextLimit(limit, JSON.stringify(page).length)
    }
  }
}

/** A row of posts can be a hundred times as large as one of rate limits, and D1 limits the size of a response. */
export function nextLimit(limit: number, bytes: number): number {
  if (bytes > pageBytes.most) return Math.max(1, Math.floor(limit / 4))
  return bytes < pageBytes.least ? Math.min(pageRows.most, limit * 2) : limit
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { base64: Buffer.from(value).toString('base64') }
  throw new Error(`D1 returned a ${typeof value}, which a backup cannot hold.`)
}

async function dropAbandonedCopies(db: D1Database, now: Date): Promise<void> {
  const abandonedCopies = (await listByType(db, 'table')).filter((name) => {
    const time = name.startsWith(copyPrefix) ? Number.parseInt(name.slice(copyPrefix.length), 10) : Number.NaN
    return time < now.getTime() - abandonedAfterMs
  })
  for (const name of abandonedCopies) await db.prepare(`drop table ${quoteName(name)}`).run()
}
