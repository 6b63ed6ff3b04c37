import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { OwnBooking } from '#contracts/bookings.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { unreadColumn } from '#server/messages/unread.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { toBooking } from './booking-row.ts'

/** Leaves out guest bookings with the same email, because anybody can enter any address. */
export async function listBookingsOfUser({ db }: ServiceContext, email: string): Promise<OwnBooking[]> {
  const { rows, events } = await batchNamed(db, {
    rows: db
      .select({
        ...getTableColumns(bookings),
        service: services.bookingTitle,
        unread: unreadColumn('client').as('unread'),
      })
      .from(bookings)
      .innerJoin(users, eq(users.id, bookings.userId))
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(eq(users.email, email))
      .orderBy(desc(bookings.id)),
    events: db
      .select({
        bookingId: bookingEvents.bookingId,
        status: bookingEvents.status,
        createdAt: bookingEvents.createdAt,
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .innerJoin(users, eq(users.id, bookings.userId))
      .where(eq(users.email, email))
      .orderBy(asc(bookingEvents.id)),
  })
  return rows.map((row) => ({
    ...toBooking(row),
    service: row.service,
    unread: row.unread,
    events: events
      .filter(({ bookingId }) => bookingId === row.id)
      .map(({ status, createdAt }) => ({ status, createdAt: createdAt.toISOString() })),
  }))
}
