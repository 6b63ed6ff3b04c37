import { drizzle } from 'drizzle-orm/d1'

/** The database as verbs take it. */
export type Db = ReturnType<typeof openDb>

/** Wraps a D1 binding. Opening costs nothing: no query runs before the first verb asks. */
export function openDb(database: D1Database) {
  return drizzle(database)
}
