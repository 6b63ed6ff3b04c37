import { applyD1Migrations, env } from 'cloudflare:test'
import * as z from 'zod/mini'

declare global {
  var cachedKeys: Set<RequestInfo | URL> | undefined
}

const tables = z.array(z.object({ name: z.string() }))

/**
 * Empties the database and the edge cache that the test files share, and applies the migrations. Starting a new
 * isolate for each file instead would take four times as long: each would parse all of the Functions again.
 */
export async function startFromNothing(): Promise<void> {
  await dropTables(env.DB)
  await emptyEdgeCache(caches.default)
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}

/** Newest first, so that no table goes before one that refers to it; a full-text table takes its shadows with it. */
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

/** The Cache API cannot list what it holds, so `put` takes notes. */
async function emptyEdgeCache(cache: Cache): Promise<void> {
  const keys = globalThis.cachedKeys
  if (keys) {
    await Promise.all([...keys].map((key) => cache.delete(key)))
    keys.clear()
    return
  }
  const noted = new Set<RequestInfo | URL>()
  globalThis.cachedKeys = noted
  const prototype: Cache = Object.getPrototypeOf(cache)
  const { put } = prototype
  prototype.put = function (key, response) {
    noted.add(key instanceof Request ? key.url : key)
    return put.call(this, key, response)
  }
}
