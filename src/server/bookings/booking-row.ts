import type { Booking } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { bookings } from '#server/db/schema/bookings.ts'

/** A row as lists of bookings show it. */
export function toBooking(row: typeof bookings.$inferSelect): Booking {
  return {
    id: row.id,
    confirmationCode: formatCode(row.code),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    companyName: row.companyName,
    preferredTimeline: row.preferredTimeline,
    budget: row.budget,
    clientEmail: row.clientEmail,
    ...(row.notes ? { notes: row.notes } : {}),
    ...(row.confirmedFor ? { confirmedFor: row.confirmedFor.toISOString() } : {}),
  }
}
