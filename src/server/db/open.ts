import { drizzle } from 'drizzle-orm/d1'

export type Db = ReturnType<typeof openDb>

export function openDb(database: D1Database) {
  return drizzle(database)
}
