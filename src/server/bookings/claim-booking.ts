import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { nextUpdatedAt } from './write-change.ts'

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
    .where(and(eq(bookings.code, code), or(isNull(bookings.userId), eq(bookings.userId, userId))))
    .returning({ id: bookings.id })
  return claimed.length > 0
}
