import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * Returns the id of the row that an earlier statement of the same batch inserted: ids only increase, and no other
 * statement runs inside a batch.
 */
export const newestId = (table: SQLiteTable & { id: SQLiteColumn }): SQL<number> =>
  sql`(select max(${table.id}) from ${table})`
