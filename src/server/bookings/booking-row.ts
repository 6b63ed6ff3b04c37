import type { Booking } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { bookings } from '#server/db/schema/bookings.ts'
import { readAnswers } from './booking-answers.ts'

export function toBooking(row: typeof bookings.$inferSelect): Booking {
  const { contactName: _, ...answers } = readAnswers(row)
  return {
    id: row.id,
    confirmationCode: formatCode(row.code),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...answers,
    ...(row.confirmedFor ? { confirmedFor: row.confirmedFor.toISOString() } : {}),
  }
}
