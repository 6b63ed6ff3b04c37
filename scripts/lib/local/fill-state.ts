import { cpSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDb } from '#platform/db/open.ts'
import { migrationsTable } from '#platform/backup/tables.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { applyMigrations } from '../../cloud/migrations/apply-migrations.ts'
import { listMigrations, type MigrationFile } from '../../cloud/migrations/list-migrations.ts'
import { withLocalD1 } from '../with-d1.ts'

type Fill = (db: D1Database) => Promise<void>

/**
 * Migrates the local database and, if it has no accounts, fills it. Filling happens in a folder of this process,
 * because a killed one may still be writing to its own. The folder is moved into place at the end, so that a start that
 * is stopped halfway leaves no half-filled database.
 */
export async function fillState(stateDir: string, fill: Fill | null): Promise<void> {
  const database = join(stateDir, 'v3/d1')
  const replacedFolder = join(stateDir, 'replaced-database')
  if (existsSync(replacedFolder) && !existsSync(database)) renameSync(replacedFolder, database)
  for (const name of globSync('filling-*', { cwd: stateDir })) remove(join(stateDir, name))
  remove(replacedFolder)

  const isThere = existsSync(database)
  if (isThere || !fill) {
    const isUsed = await withLocalD1(migrateAndAsk, stateDir)
    if (isUsed || !fill) return
  }
  const filling = join(stateDir, `filling-${process.pid}`)
  if (isThere) cpSync(database, join(filling, 'v3/d1'), { recursive: true })
  await withLocalD1(async (db) => {
    await migrateAndAsk(db)
    await fill(db)
  }, filling)
  if (isThere) renameSync(database, replacedFolder)
  mkdirSync(join(stateDir, 'v3'), { recursive: true })
  renameSync(join(filling, 'v3/d1'), database)
  remove(filling)
  remove(replacedFolder)
}

async function migrateAndAsk(db: D1Database): Promise<boolean> {
  const migrations = listMigrations()
  await applyMigrations(db, migrations)
  await warnOfUnknown(db, migrations)
  return (await openDb(db).select({ id: users.id }).from(users).limit(1)).length > 0
}

async function warnOfUnknown(db: D1Database, migrations: readonly MigrationFile[]): Promise<void> {
  const knownNames = new Set(migrations.map(({ name }) => name))
  const { results } = await db
    .prepare(`select name from ${migrationsTable} order by id`)
    .all<{ name: string }>()
  const unknownNames = results.map(({ name }) => name).filter((name) => !knownNames.has(name))
  if (unknownNames.length > 0)
    console.warn(
      `The local database has migrations that this checkout does not have: ${unknownNames.join(', ')}. A newer release, or another branch, has used it. If something fails, set STATE_DIR to another folder.`,
    )
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
