import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AppointmentMover } from '#contracts/bookings.ts'
import { bookingMoves } from '#server/db/schema/bookings.ts'

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

export const whereShownMoves = (bookingId: number | SQLWrapper): SQL =>
  sql`${bookingMoves.id} in (select latest.id from booking_moves latest where latest.booking_id = ${bookingId} order by latest.id desc limit ${shownMax})`
