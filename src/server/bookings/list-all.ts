import { and, desc, eq, lt } from 'drizzle-orm'
import { type AdminBooking, type BookingStatus, adminBookingsPage } from '#contracts/bookings.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { toBooking } from './booking-row.ts'

interface BookingFilter {
  status?: BookingStatus | undefined
  /** Only bookings older than the one with this id. */
  before?: number | undefined
  code?: string
}

/** All bookings, newest first, `adminBookingsPage` at a time. */
export async function listBookings(db: Db, { status, before, code }: BookingFilter): Promise<AdminBooking[]> {
  const rows = await db
    .select({ booking: bookings, service: services.bookingTitle })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        status ? eq(bookings.status, status) : undefined,
        before ? lt(bookings.id, before) : undefined,
        code ? eq(bookings.code, code) : undefined,
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(adminBookingsPage)
  return rows.map(({ booking, service }) => ({
    ...toBooking(booking),
    service,
    contactName: booking.contactName,
    hasAccount: booking.userId !== null,
    updatedAt: booking.updatedAt.toISOString(),
  }))
}
