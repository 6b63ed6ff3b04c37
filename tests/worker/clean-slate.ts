import { applyD1Migrations, env } from 'cloudflare:test'
import * as z from 'zod/mini'

declare global {
  var cachedKeys: Set<RequestInfo | URL> | undefined
}

const tables = z.array(z.object({ name: z.string() }))

/**
 * Empties the database and edge cache that all test files share, and applies the migrations. A new isolate for each
 * file would take four times as long, because each would parse all Functions again.
 */
export async function startFromNothing(): Promise<void> {
  await dropTables(env.DB)
  await emptyEdgeCache(caches.default)
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}

/** Drops the newest table first, so that referenced tables go last. Dropping an FTS table drops its shadow tables. */
async function dropTables(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT name FROM pragma_table_list JOIN sqlite_master USING (name)
       WHERE pragma_table_list.type <> 'shadow' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'
       ORDER BY sqlite_master.rowid DESC`,
    )
    .all()
  const drops = z.parse(tables, results).map(({ name }) => db.prepare(`DROP TABLE "${name}"`))
  if (drops.length > 0) await db.batch([db.prepare('PRAGMA defer_foreign_keys = on'), ...drops])
}

/** The Cache API cannot list its entries, so `put` is wrapped to record the keys. */
async function emptyEdgeCache(cache: Cache): Promise<void> {
  const keys = globalThis.cachedKeys
  if (keys) {
    await Promise.all([...keys].map((key) => cache.delete(key)))
    keys.clear()
    return
  }
  const cachedKeys = new Set<RequestInfo | URL>()
  globalThis.cachedKeys = cachedKeys
  const prototype: Cache = Object.getPrototypeOf(cache)
  const { put } = prototype
  prototype.put = function (key, response) {
    cachedKeys.add(key instanceof Request ? key.url : key)
    return put.call(this, key, response)
  }
}
