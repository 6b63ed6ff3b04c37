import { drizzle } from 'drizzle-orm/d1'

export type Db = ReturnType<typeof openDb>

/** Drizzle's type requires a whole `D1Database`, but it only prepares and batches, which a D1 session does too. */
export function openDb(database: Pick<D1Database, 'prepare' | 'batch'>) {
  return drizzle(database as D1Database)
}
