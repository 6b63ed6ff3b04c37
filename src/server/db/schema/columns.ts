import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/** Instants are milliseconds since the epoch; calendar days are `YYYY-MM-DD` text. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
/** Truncated to whole milliseconds; the default of `created_at` can have a fraction. */
export const databaseNow = sql<Date>`cast(unixepoch('subsec') * 1000 as integer)`
export const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch('subsec') * 1000)`)
