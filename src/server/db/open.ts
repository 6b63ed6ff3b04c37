import { drizzle } from 'drizzle-orm/d1'

export type Db = ReturnType<typeof openDb>

export function openDb(database: Pick<D1Database, 'prepare' | 'batch'>) {
  return drizzle(database as D1Database)
}
