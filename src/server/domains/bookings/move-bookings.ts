import { and, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { bookingClaimLinks, bookingClaims, bookings } from '#platform/db/schema/bookings.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { nextUpdatedAt } from './booking-row.ts'

/** Matches guest bookings only. Bookings of deleted accounts have a blank email and must never be claimable. */
export const matchesUnclaimed = and(isNull(bookings.userId), ne(bookings.clientEmail, ''))

export const moveBookingsStatements = (
  { db, now }: DatabaseContext,
  { userId, matchesBooking }: { userId: number | SQL<number>; matchesBooking: SQL },
) => {
  const matches = sql`${matchesBooking} and ${matchesUnclaimed}`
  return {
    claim: insertWhere(
      db,
      bookingClaims,
      { bookingId: bookings.id, userId, createdAt: now },
      matches,
      bookings,
    ),
    claimedRows: db
      .update(bookings)
      .set({ userId, updatedAt: nextUpdatedAt(now) })
      .where(matches)
      .returning({ id: bookings.id }),
    links: db
      .delete(bookingClaimLinks)
      .where(
        sql`exists (select 1 from ${bookings} where ${bookings.id} = ${bookingClaimLinks.bookingId} and ${bookings.userId} is not null)`,
      ),
  }
}
