import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/**
 * Columns that tables share. Instants are milliseconds since the epoch; calendar days are `YYYY-MM-DD` text
 * (decisions, Blog).
 */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
export const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch('subsec') * 1000)`)
