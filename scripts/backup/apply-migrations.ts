import { readFileSync } from 'node:fs'
import type { MigrationFile } from '../migrations/list-migrations.ts'
import { loadWrangler } from '../process/load-wrangler.ts'
import { PlainFailure } from '../process/plain-failure.ts'
import { hashOf } from '../migrations/hash-of.ts'
import { createHashes, insertHash, migrationsTable } from '#server/backup/tables.ts'

/**
 * Applies each migration in a transaction of its own, as `wrangler d1 migrations apply` does, and keeps the
 * hash of its file for /api/health.
 */
export async function applyMigrations(db: D1Database, migrations: readonly MigrationFile[]): Promise<void> {
  const { unstable_splitSqlQuery: splitSql } = await loadWrangler()
  await db
    .prepare(
      `create table if not exists ${migrationsTable} (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`,
    )
    .run()
  await db.prepare(createHashes).run()
  const { results } = await db.prepare(`select name from ${migrationsTable}`).all<{ name: string }>()
  const appliedNames = new Set(results.map(({ name }) => name))
  for (const { name, file } of migrations.filter((migration) => !appliedNames.has(migration.name))) {
    const statements = [
      ...splitSql(readFileSync(file, 'utf8')).map((sql) => db.prepare(sql)),
      db.prepare(`insert into ${migrationsTable} (name) values (?)`).bind(name),
      db.prepare(insertHash).bind(name, hashOf(file)),
    ]
    await db.batch(statements).catch((error: unknown) => {
      throw new PlainFailure(
        `The migration ${name} failed, and nothing of it was kept: ${error instanceof Error ? error.message : error}`,
      )
    })
  }
}
