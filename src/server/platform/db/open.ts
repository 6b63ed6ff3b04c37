import { drizzle } from 'drizzle-orm/d1'

export type Db = ReturnType<typeof openDb>

/**
 * Opens a database for Drizzle, whose type requires a whole `D1Database`. It only prepares and batches, which a D1
 * session does too.
 */
export function openDb(database: Pick<D1Database, 'prepare' | 'batch'>) {
  return drizzle(database as D1Database)
}
