import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { type BookingContact, bookingContact, contactAccount } from './booking-contact.ts'
import type { BookingRow } from './booking-row.ts'

export interface BookingSnapshot {
  booking: BookingRow
  service: string
  contact: BookingContact
}

export const clientOf = ({ booking }: BookingSnapshot) => booking.userId ?? `booking:${booking.id}`

export async function seeBooking(db: Db, which: SQL | undefined): Promise<BookingSnapshot | undefined> {
  const [row] = await db
    .select({ booking: bookings, service: services.bookingTitle, account: contactAccount })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(which)
  if (!row) return undefined
  const { booking, service, account } = row
  return { booking, service, contact: bookingContact(booking.clientEmail, account) }
}
