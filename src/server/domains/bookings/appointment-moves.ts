import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AppointmentMover } from '#contracts/bookings.ts'
import { bookingMoves } from '#platform/db/schema/bookings.ts'

const shownMax = 50

interface Move {
  startedBefore: Date | null
  startsAt: Date | null
  movedBy: AppointmentMover
}

export const moveFields = ({ startedBefore, startsAt, movedBy }: Move) => ({
  startedBefore: startedBefore?.toISOString() ?? null,
  startsAt: startsAt?.toISOString() ?? null,
  movedBy,
})

/**
 * Matches the last moves of each booking. It finds the bookings first and then reads only the moves that it shows,
 * because a condition on each move would read all of them.
 * @param bookingIds one id, or a query of ids
 */
export const whereShownMoves = (bookingIds: number | SQLWrapper): SQL =>
  sql`${bookingMoves.id} in (
    select latest.id from bookings cross join booking_moves latest on latest.booking_id = bookings.id
      and latest.id >= coalesce((select oldest.id from booking_moves oldest where oldest.booking_id = bookings.id order by oldest.id desc limit 1 offset ${shownMax - 1}), 0)
    where bookings.id in ${typeof bookingIds === 'number' ? [bookingIds] : bookingIds})`
