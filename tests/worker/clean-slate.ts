import { applyD1Migrations, env } from 'cloudflare:test'
import * as z from 'zod/mini'
import { rememberSlate, wipeRows } from './wipe-rows.ts'

declare global {
  var cacheNamespace: string | undefined
}

const namesSchema = z.array(z.object({ name: z.string() }))
const tablesSchema = z.array(z.object({ name: z.string(), type: z.enum(['table', 'view']) }))

/**
 * Empties the database and edge cache that all test files share. A new isolate for each file would take four times as
 * long, because each would parse all Functions again.
 */
export async function startFromNothing(): Promise<void> {
  startNewCacheNamespace(caches.default)
  if (await wipeRows(env.DB)) return
  await dropTables(env.DB)
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await rememberSlate(env.DB)
}

/**
 * Drops triggers first, because dropping a table deletes its rows, and then the newest table first, so that referenced
 * tables go last. Dropping an FTS table drops its shadow tables.
 */
export async function dropTables(db: D1Database): Promise<void> {
  const triggers = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all()
  const { results } = await db
    .prepare(
      `SELECT name, sqlite_master.type FROM pragma_table_list JOIN sqlite_master USING (name)
       WHERE pragma_table_list.type <> 'shadow' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'
       ORDER BY sqlite_master.rowid DESC`,
    )
    .all()
  const drops = [
    ...z.parse(namesSchema, triggers.results).map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)),
    ...z.parse(tablesSchema, results).map(({ name, type }) => db.prepare(`DROP ${type} "${name}"`)),
  ]
  if (drops.length > 0) await db.batch([db.prepare('PRAGMA defer_foreign_keys = on'), ...drops])
}

/**
 * The Cache API cannot list its entries, and a `put` of the previous file may end after any deletion, so each file gets
 * keys of its own.
 */
function startNewCacheNamespace(cache: Cache): void {
  const isWrapped = globalThis.cacheNamespace !== undefined
  globalThis.cacheNamespace = crypto.randomUUID()
  if (isWrapped) return
  const prototype: Cache = Object.getPrototypeOf(cache)
  const { match, put, delete: remove } = prototype
  prototype.match = function (key, options) {
    return match.call(this, inNamespace(key), options)
  }
  prototype.put = function (key, response) {
    return put.call(this, inNamespace(key), response)
  }
  prototype.delete = function (key, options) {
    return remove.call(this, inNamespace(key), options)
  }
}

function inNamespace(key: RequestInfo | URL): string {
  const url = new URL(key instanceof Request ? key.url : key)
  url.searchParams.set('test-file', String(globalThis.cacheNamespace))
  return url.href
}
