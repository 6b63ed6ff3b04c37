import { logError } from '#platform/log/log.ts'

type HealthDatabase = Pick<D1Database, 'prepare' | 'batch'>

const restoreTable = 'backup_restore'
const unfinishedRestore =
  'A backup is being restored. If that stopped, the same `npm run restore` goes on with it.'

const hashesTable = 'migration_files'

const unbound = 'This deployment has no database: bind one as DB (docs/deploy.md).'
const unwritable = 'The database cannot be written. Pages are still served, but nothing is saved.'
const withoutFiles = 'The files of this build are missing: deploy it again.'

const statement = `select name from d1_migrations
  union all select name from sqlite_master where name in ('${restoreTable}', '${hashesTable}')`

/** Writes at most one row a minute, however often it runs, but tries at each request while writing fails. */
const writeProbe = `insert into rate_limits (key, count, reset_at) values ('health', 1, ?1 + 60000)
  on conflict (key) do update set reset_at = excluded.reset_at where reset_at <= ?1`

/**
 * Checks what the site depends on. Uses prepared statements instead of Drizzle, which a fresh isolate would
 * evaluate for every monitor's request.
 */
export async function checkHealth(
  { database, assets }: { database: HealthDatabase | undefined; assets: Pick<Fetcher, 'fetch'> },
  expectedHashes: Readonly<Record<string, string>>,
) {
  if (!database) return { ok: false as const, database: 'missing', reason: unbound }
  try {
    const [{ results }, areFilesThere] = await Promise.all([
      database.prepare(statement).all<{ name: string }>(),
      hasFiles(assets),
    ])
    const appliedNames = new Set(results.map(({ name }) => name))
    if (appliedNames.has(restoreTable))
      return {
        ok: false as const,
        database: 'reachable',
        reason: unfinishedRestore,
      }
    const names = Object.keys(expectedHashes)
    const missingNames = names.filter((name) => !appliedNames.has(name))
    if (missingNames.length > 0)
      return {
        ok: false as const,
        database: 'reachable',
        reason: `Migrations not applied: ${missingNames.join(', ')}`,
      }
    const state = await readAfterWriting(database, {
      hasHashes: appliedNames.has(hashesTable),
    })
    if (!state) return { ok: false as const, database: 'read-only', reason: unwritable }
    if (!areFilesThere)
      return {
        ok: false as const,
        database: 'reachable',
        reason: withoutFiles,
      }
    return {
      ok: true as const,
      database: 'reachable',
      migrations: names.length,
      migrationFiles: compareHashes(state.hashes, expectedHashes),
      clock: state.ranAt ? new Date(state.ranAt).toISOString() : 'missing',
    }
  } catch (error) {
    logError('health check failed', error, {})
    return {
      ok: false as const,
      database: 'unreachable',
      reason: 'The database does not answer, or has no tables yet.',
    }
  }
}

type Hashes = readonly { name: string; sha256: string }[]

async function readAfterWriting(database: HealthDatabase, { hasHashes }: { hasHashes: boolean }) {
  try {
    const [, ticks, hashes] = await database.batch([
      database.prepare(writeProbe).bind(Date.now()),
      database.prepare("select finished_at as ranAt from clock_jobs where name = 'tick'"),
      ...(hasHashes ? [database.prepare(`select name, sha256 from ${hashesTable}`)] : []),
    ])
    const [tick] = (ticks?.results ?? []) as { ranAt: number | null }[]
    return {
      ranAt: tick?.ranAt,
      hashes: hashes?.results as Hashes | undefined,
    }
  } catch (error) {
    logError('the database cannot be written', error, {})
    return null
  }
}

async function hasFiles(assets: Pick<Fetcher, 'fetch'>): Promise<boolean> {
  try {
    return (await assets.fetch('https://assets.local/robots.txt', { method: 'HEAD' })).ok
  } catch (error) {
    logError('the files of the build cannot be read', error, {})
    return false
  }
}

function compareHashes(
  appliedMigrations: Hashes | undefined,
  expectedHashes: Readonly<Record<string, string>>,
): 'ok' | 'changed' | 'missing' {
  if (!appliedMigrations) return 'missing'
  const appliedHashes = new Map(appliedMigrations.map(({ name, sha256 }) => [name, sha256]))
  const files = Object.entries(expectedHashes).map(([name, sha256]) => ({
    sha256,
    stored: appliedHashes.get(name),
  }))
  if (files.some(({ sha256, stored }) => stored !== undefined && stored !== sha256)) return 'changed'
  return files.some(({ stored }) => stored === undefined) ? 'missing' : 'ok'
}
