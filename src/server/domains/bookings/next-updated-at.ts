import { sql } from 'drizzle-orm'
import { bookings } from '#platform/db/schema/bookings.ts'

/**
 * Increases even within one millisecond, because `updatedAt` is also the revision that a change is checked against.
 */
export const nextUpdatedAt = (now: Date) => sql`max(${now.getTime()}, ${bookings.updatedAt} + 1)`
