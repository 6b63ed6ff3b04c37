import { type SQL, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type AdminBooking, unreadShownMax } from '#contracts/admin-bookings.ts'
import type { ShownAnswer } from '#contracts/service-answers.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { valuesOf } from '#platform/db/values-of.ts'
import { readServiceAnswers } from './booking-answers.ts'
import { toBooking } from './booking-row.ts'

const unread = sql<number>`case when ${bookings.clientMessageId} > ${bookings.agencyReadId} then (select count(*) from (select 1 from ${bookingMessages} where ${bookingMessages.bookingId} = ${bookings.id} and ${bookingMessages.fromAgency} = 0 and ${bookingMessages.id} > ${bookings.agencyReadId} limit ${sql.raw(String(unreadShownMax + 1))})) else 0 end`

export interface LoadedBooking extends AdminBooking {
  serviceAnswers: ShownAnswer[] | undefined
  appointmentMinutes: number | null
  clientTimeZone: string | null
}

export async function loadBookings(db: Db, ids: readonly number[]): Promise<LoadedBooking[]> {
  if (ids.length === 0) return []
  const rows = await selectBookings(db, inArray(bookings.id, valuesOf(ids)))
  const byId = new Map(rows.map((booking) => [booking.id, booking]))
  return ids.map((id) => byId.get(id)).filter((booking) => booking !== undefined)
}

export async function selectBookings(db: Db, which: SQL): Promise<LoadedBooking[]> {
  const rows = await db
    .select({
      booking: getTableColumns(bookings),
      service: services.bookingTitle,
      assignee: { id: users.id, name: users.name },
      unread,
    })
    .from(bookings)
    // Left joins: with an inner join SQLite may start at the smaller table and scan all bookings for each of its
    // rows.
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.assigneeId))
    .where(which)
  return rows.map(({ booking, service, assignee, unread: unreadCount }) => ({
    ...toBooking(booking),
    service: service ?? '',
    serviceId: booking.serviceId,
    contactName: booking.contactName,
    serviceAnswers: readServiceAnswers(booking),
    appointmentMinutes: booking.appointmentMinutes,
    clientTimeZone: booking.clientTimeZone,
    hasAccount: booking.userId !== null,
    assignee,
    unread: unreadCount,
    spamSign: booking.spamSign,
    outcome: booking.outcome,
    outcomeNote: booking.outcomeNote,
    updatedAt: booking.updatedAt.toISOString(),
    revision: booking.updatedAt.getTime(),
  }))
}
