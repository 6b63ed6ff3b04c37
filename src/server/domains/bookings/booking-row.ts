import type { Booking } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { bookings } from '#platform/db/schema/bookings.ts'
import { readAnswers } from './booking-answers.ts'
import { appointmentFields } from './find-appointment.ts'

export type BookingRow = typeof bookings.$inferSelect

export function toBooking(row: BookingRow): Booking {
  const { contactName: _, ...answers } = readAnswers(row)
  return {
    id: row.id,
    confirmationCode: formatCode(row.code),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...answers,
    ...appointmentFields(row),
  }
}
