import { eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { valuesOf } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { appointmentOf } from './appointments.ts'
import { type BookingContact, bookingContact, type BookingRow, contactAccount } from './booking-row.ts'

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

export async function seeBookings(db: Db, which: { ids: readonly number[] } | { codes: readonly string[] }) {
  const matchesWhich =
    'ids' in which ? inArray(bookings.id, valuesOf(which.ids)) : inArray(bookings.code, valuesOf(which.codes))
  const rows = await db
    .select({
      id: bookings.id,
      code: bookings.code,
      status: bookings.status,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      assigneeId: bookings.assigneeId,
      clientEmail: bookings.clientEmail,
      confirmedFor: bookings.confirmedFor,
      minutes: bookings.appointmentMinutes,
      calendarSequence: bookings.calendarSequence,
      clientTimeZone: bookings.clientTimeZone,
      updatedAt: bookings.updatedAt,
      service: services.bookingTitle,
      account: contactAccount,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(matchesWhich)
  return rows.map(({ clientEmail, account, ...row }) => ({
    ...row,
    service: row.service ?? '',
    contact: bookingContact(clientEmail, account),
  }))
}

export const whereUnchanged = (
  snapshots: readonly Pick<SeenBooking, 'id' | 'updatedAt'>[],
  row: { id: SQLWrapper; updatedAt: SQLWrapper } = bookings,
): SQL =>
  sql`(${row.id}, ${row.updatedAt}) in (select value ->> 'id', value ->> 'revision' from json_each(${JSON.stringify(snapshots.map(({ id, updatedAt }) => ({ id, revision: updatedAt.getTime() })))}))`

type SeenBooking = Awaited<ReturnType<typeof seeBookings>>[number]

export const afterChange = (
  booking: SeenBooking,
  { now, siteUrl }: Pick<ServiceContext, 'now' | 'siteUrl'>,
) => ({
  ...booking,
  appointmentBefore: appointmentOf(booking),
  sequence: booking.calendarSequence + 1,
  changedAt: now,
  siteUrl,
})
