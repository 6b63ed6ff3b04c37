import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Returns the value with a unary plus, so that SQLite looks for no index on it and uses the intended one. */
export const withoutIndex = (value: SQLWrapper): SQL => sql`+${value}`
