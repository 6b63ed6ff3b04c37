import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { nextUpdatedAt } from './write-change.ts'

/**
 * A guest's. Who deleted their account left a request without an address: it is the agency's, and whoever finds its
 * code must not read what was written there.
 */
const isUnclaimed = and(isNull(bookings.userId), ne(bookings.clientEmail, ''))

/**
 * Puts a guest's booking under an account. The condition decides between two accounts at once; whoever has it
 * already is told so again.
 * @param code as stored: holding it is the right to claim
 * @returns whether the booking is now this account's
 */
export async function claimBooking(
  db: Db,
  { code, userId, now }: { code: string; userId: number; now: Date },
) {
  const claimed = await db
    .update(bookings)
    .set({ userId, updatedAt: nextUpdatedAt(now) })
    .where(and(eq(bookings.code, code), or(isUnclaimed, eq(bookings.userId, userId))))
    .returning({ id: bookings.id })
  return claimed.length > 0
}
