import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { bookingClaims, bookings } from '#server/db/schema/bookings.ts'
import { nextUpdatedAt } from './write-change.ts'

/** Matches guest bookings only. Bookings of deleted accounts have a blank email and must never be claimable. */
const isUnclaimed = and(isNull(bookings.userId), ne(bookings.clientEmail, ''))

/**
 * Puts a guest's booking under an account and records the claim. The condition decides between two accounts at once;
 * a second claim by the same account succeeds and records nothing.
 * @param code as stored: holding it is the right to claim
 * @returns whether the booking is now this account's
 */
export async function claimBooking(
  db: Db,
  { code, userId, now }: { code: string; userId: number; now: Date },
) {
  const isIt = eq(bookings.code, code)
  const { claimed } = await batchNamed(db, {
    // First: the update ends what this one asks for.
    claim: insertWhere(
      db,
      bookingClaims,
      { bookingId: bookings.id, userId, createdAt: now },
      sql`${and(isIt, isUnclaimed)}`,
      bookings,
    ),
    claimed: db
      .update(bookings)
      .set({ userId, updatedAt: nextUpdatedAt(now) })
      .where(and(isIt, or(isUnclaimed, eq(bookings.userId, userId))))
      .returning({ id: bookings.id }),
  })
  return claimed.length > 0
}
