import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/**
 * Columns that tables share. Instants are milliseconds since the epoch; calendar days are `YYYY-MM-DD` text
 * (decisions, Blog).
 */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
/** The time of the database, to the millisecond: the default of `created_at` can have a fraction. */
export const databaseNow = sql<Date>`cast(unixepoch('subsec') * 1000 as integer)`
export const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch('subsec') * 1000)`)
