import { readFileSync } from 'node:fs'
import { createHashes, insertHash, listByType, migrationsTable, ownPrefix } from '#platform/backup/tables.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { hashOf, type MigrationFile } from './list-migrations.ts'
import { loadWrangler } from '../../lib/load-wrangler.ts'
import { withoutComments } from './split-faults.ts'

/** Below the 50 queries that a Worker may make on the free plan, in which each statement of a batch counts. */
const batchStatementsMax = 40

const progressTable = `${ownPrefix}migration_progress`

/**
 * Applies each migration statement by statement, so that nobody has to split it, and keeps the hash of its file for
 * /api/health. A migration of up to 40 statements is one transaction; a longer one is several and records how far it
 * came, so that the next run continues there.
 */
export async function applyMigrations(db: D1Database, migrations: readonly MigrationFile[]): Promise<void> {
  await db
    .prepare(
      `create table if not exists ${migrationsTable} (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`,
    )
    .run()
  await db.prepare(createHashes).run()
  const { results } = await db.prepare(`select name from ${migrationsTable}`).all<{ name: string }>()
  const appliedNames = new Set(results.map(({ name }) => name))
  for (const migration of migrations)
    if (!appliedNames.has(migration.name)) await applyMigration(db, migration)
}

async function applyMigration(db: D1Database, { name, file }: MigrationFile): Promise<void> {
  const statements = await splitMigration(file)
  let from = await readProgress(db, name)
  do {
    const until = Math.min(from + batchStatementsMax, statements.length)
    const batch = statements.slice(from, until).map((sql) => db.prepare(sql))
    if (until < statements.length) batch.push(...progressStatements(db, name, until))
    else {
      if (from > 0) batch.push(db.prepare(`drop table ${progressTable}`))
      batch.push(
        db.prepare(`insert into ${migrationsTable} (name) values (?)`).bind(name),
        db.prepare(insertHash).bind(name, hashOf(file)),
      )
    }
    await db.batch(batch).catch((error: unknown) => {
      throw migrationFailure(name, from, statements.length, error)
    })
    from = until
  } while (from < statements.length)
}

function migrationFailure(name: string, kept: number, count: number, error: unknown): PlainFailure {
  const reason = error instanceof Error ? error.message : String(error)
  return new PlainFailure(
    kept === 0
      ? `The migration ${name} failed, and nothing of it was kept: ${reason}`
      : `The migration ${name} failed after ${kept} of its ${count} statements, which were kept; the next run continues there: ${reason}`,
  )
}

function progressStatements(db: D1Database, name: string, statements: number): D1PreparedStatement[] {
  return [
    db.prepare(
      `create table if not exists ${progressTable} (name text primary key, statements integer not null)`,
    ),
    db
      .prepare(`insert or replace into ${progressTable} (name, statements) values (?, ?)`)
      .bind(name, statements),
  ]
}

async function readProgress(db: D1Database, name: string): Promise<number> {
  if (!(await listByType(db, 'table')).includes(progressTable)) return 0
  const query = db.prepare(`select statements from ${progressTable} where name = ?`).bind(name)
  return (await query.first<number>('statements')) ?? 0
}

/** Returns the statements of a migration. Wrangler splits them as SQLite's own shell does. */
export async function splitMigration(file: string): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSql } = await loadWrangler()
  return splitSql(withoutComments(readFileSync(file, 'utf8')))
}
