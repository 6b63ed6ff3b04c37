import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import { bookingClaims, bookings } from '#server/db/schema/bookings.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { nextUpdatedAt } from './write-change.ts'

/** Matches guest bookings only. Bookings of deleted accounts have a blank email and must never be claimable. */
const matchesUnclaimed = and(isNull(bookings.userId), ne(bookings.clientEmail, ''))

/**
 * Moves a guest booking to an account and records the claim; holding the code is the right to claim. The condition
 * decides between two accounts at once, and a second claim by the same account succeeds without a record.
 * @returns whether the booking now belongs to the account
 */
export async function claimBooking({ db, now, user }: ServiceContext<SessionUser>, code: string) {
  const matchesCode = eq(bookings.code, code)
  const { claimedRows } = await batchNamed(db, {
    // First, because the update ends the condition that this statement needs.
    claim: insertWhere(
      db,
      bookingClaims,
      { bookingId: bookings.id, userId: user.id, createdAt: now },
      sql`${and(matchesCode, matchesUnclaimed)}`,
      bookings,
    ),
    claimedRows: db
      .update(bookings)
      .set({ userId: user.id, updatedAt: nextUpdatedAt(now) })
      .where(and(matchesCode, or(matchesUnclaimed, eq(bookings.userId, user.id))))
      .returning({ id: bookings.id }),
  })
  return claimedRows.length > 0
}
