import { countRows, hashesTable, listByType, listTables, migrationsTable } from '#platform/backup/tables.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { hashOf, type MigrationFile } from '../migrations/list-migrations.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

/**
 * These tables also shrink without a migration, as visitors act and rows expire. Sign-ups for the newsletter expire too,
 * but its readers must not be lost.
 */
const shrinking = new Set([
  ...['rate_limits', 'sessions', 'problems', 'kept_counts', 'page_changes', 'post_counts'],
  ...['post_keywords', 'related_posts', 'sitemap_parts', 'stored_pages', 'busy_times', 'clock_jobs'],
  ...['devices', 'account_tokens', 'pending_sign_ins', 'passkey_challenges'],
  ...['booking_claim_links', 'appointment_links', 'message_links', 'outbox', 'held_notices'],
])

interface Steps {
  migrations: readonly MigrationFile[]
  readBookmark: () => Promise<string>
  print: (line: string) => void
  apply?: typeof applyMigrations
}

export async function migrateRemote(db: D1Database, steps: Steps): Promise<void> {
  const { migrations, readBookmark, print, apply = applyMigrations } = steps
  const before = await readState(db)
  const changedFiles = migrations.filter(({ name, file }) => {
    const hash = before.hashes.get(name)
    return hash !== undefined && hash !== hashOf(file)
  })
  if (changedFiles.length > 0)
    throw new PlainFailure(
      `These migrations were applied to the database in another form: ${changedFiles.map(({ file }) => file).join(', ')}. Restore the files as they were, and write a new migration for what should be different.`,
    )
  const missingMigrations = migrations.filter(({ name }) => !before.applied.has(name))
  if (missingMigrations.length === 0) return print('The database has every migration.')
  const goBack = `npm run cf -- d1 time-travel restore DB --bookmark=${await readBookmark()}`
  print(
    `Applying ${missingMigrations.map(({ name }) => name).join(', ')}. The database as it was before: ${goBack}`,
  )
  await apply(db, migrations)
  const { rows } = await readState(db)
  const shorter = [...before.rows].filter(
    ([table, count]) => !shrinking.has(table) && (rows.get(table) ?? 0) < count,
  )
  if (shorter.length === 0) return
  const tables = shorter.map(([table, count]) => `${table} (${count} before, ${rows.get(table) ?? 0} now)`)
  throw new PlainFailure(
    `After the migrations these tables have fewer rows: ${tables.join(', ')}. If nobody has deleted them in this minute, the migrations have. The new build was not uploaded. To go back: ${goBack}`,
  )
}

async function readState(db: D1Database) {
  const tables = await listByType(db, 'table')
  const readRows = async (table: string, columns: string) =>
    tables.includes(table)
      ? (await db.prepare(`select ${columns} from ${table}`).all<{ name: string; sha256: string }>()).results
      : []
  const [appliedRows, hashes] = [
    await readRows(migrationsTable, 'name'),
    await readRows(hashesTable, 'name, sha256'),
  ]
  const names = (await listTables(db)).map(({ name }) => name)
  return {
    applied: new Set(appliedRows.map(({ name }) => name)),
    hashes: new Map(hashes.map(({ name, sha256 }) => [name, sha256])),
    rows: await countRows(db, names),
  }
}
