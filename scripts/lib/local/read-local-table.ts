import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const busyTimeoutMs = 5000

/**
 * Returns what `read` finds in the local database, or undefined if none has the table. Reads the SQLite file directly: a
 * second workerd would conflict with the running site.
 */
export function readLocalTable<T>(table: string, read: (database: DatabaseSync) => T): T | undefined {
  const folder = join(process.env.STATE_DIR || '.wrangler/state', 'v3/d1/miniflare-D1DatabaseObject')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : []
  for (const file of files) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: busyTimeoutMs })
    try {
      const hasTable = database.prepare('select 1 from sqlite_master where name = ?').get(table)
      if (hasTable) return read(database)
    } finally {
      database.close()
    }
  }
  return undefined
}
