import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { OwnBooking } from '#contracts/bookings.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookingMoves, bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { unreadColumn } from '#server/messages/unread.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { moveFields, whereShownMoves } from './appointment-moves.ts'
import { toBooking } from './booking-row.ts'

/** Leaves out guest bookings with the same email, because anybody can enter any address. */
export async function listBookingsOfUser({ db }: ServiceContext, email: string): Promise<OwnBooking[]> {
  const { rows, events, moves } = await batchNamed(db, {
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
    moves: db
      .select(getTableColumns(bookingMoves))
      .from(bookingMoves)
      .innerJoin(bookings, eq(bookings.id, bookingMoves.bookingId))
      .innerJoin(users, eq(users.id, bookings.userId))
      .where(and(eq(users.email, email), whereShownMoves(bookings.id)))
      .orderBy(asc(bookingMoves.id)),
  })
  return rows.map((row) => ({
    ...toBooking(row),
    service: row.service,
    unread: row.unread,
    events: [
      ...events.map(({ bookingId, status, createdAt }) => ({ bookingId, status, createdAt })),
      ...moves.map((move) => ({
        ...{ bookingId: move.bookingId, status: 'moved', createdAt: move.createdAt },
        ...moveFields(move),
      })),
    ]
      .filter(({ bookingId }) => bookingId === row.id)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ bookingId: _, createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
  }))
}
