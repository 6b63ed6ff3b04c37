import { migrationsTable } from '#platform/backup/tables.ts'
import { type Db, openDb } from '#platform/db/open.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { listMigrations } from '../../cloud/migrations/list-migrations.ts'
import { PlainFailure } from '../plain-failure.ts'
import { withLocalD1 } from '../with-d1.ts'

type Use<T> = (context: ServiceContext<null>) => Promise<T>

export async function withLocalDatabase<T>(use: Use<T>, stateDir?: string): Promise<T> {
  return withLocalD1(async (db) => {
    try {
      return await use(scriptContext(openDb(db)))
    } catch (error) {
      // A statement of ours may also name a column that no version has.
      if (!namesUnknown(error) || !(await lacksMigrations(db))) throw error
      throw new PlainFailure(
        'The local database has no tables yet, or those of an earlier version. Run `npm start` once, then try again.',
      )
    }
  }, stateDir)
}

function namesUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no such (table|column)|has no column named/.test(error.message) || namesUnknown(error.cause)
}

async function lacksMigrations(db: D1Database): Promise<boolean> {
  const appliedNames = await db
    .prepare(`select name from ${migrationsTable}`)
    .all<{ name: string }>()
    .then(({ results }) => new Set(results.map(({ name }) => name)))
    .catch(() => null)
  return appliedNames === null || listMigrations().some(({ name }) => !appliedNames.has(name))
}

export const scriptContext = (db: Db): ServiceContext<null> => ({
  db,
  now: new Date(),
  siteUrl: process.env.SITE_URL || 'http://localhost:8788',
  ip: 'local',
  user: null,
})
