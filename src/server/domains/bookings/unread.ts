import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { MessageSide } from '#contracts/messages.ts'
import type { Db } from '#platform/db/open.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'

export const unreadColumn = (side: MessageSide): SQL<number> =>
  side === 'client'
    ? sql<number>`(select count(*) from booking_messages as m where m.booking_id = bookings.id and m.from_agency = 1 and m.id > bookings.client_read_id)`
    : sql<number>`(select count(*) from booking_messages as m where m.booking_id = bookings.id and m.from_agency = 0 and m.id > bookings.agency_read_id)`

export const countUnread = (db: Db, bookingId: number, side: MessageSide) =>
  db
    .select({ unread: count() })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookingMessages.fromAgency, side === 'client'),
        gt(bookingMessages.id, side === 'client' ? bookings.clientReadId : bookings.agencyReadId),
      ),
    )
