import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'

/** What a change of many needs to know of each booking, by ids or stored codes; unknown ones are left out. */
export async function seeBookings(db: Db, which: { ids: readonly number[] } | { codes: readonly string[] }) {
  const isAsked =
    'ids' in which ? inArray(bookings.id, valuesOf(which.ids)) : inArray(bookings.code, valuesOf(which.codes))
  const rows = await db
    .select({
      id: bookings.id,
      code: bookings.code,
      status: bookings.status,
      companyName: bookings.companyName,
      contactName: bookings.contactName,
      clientEmail: bookings.clientEmail,
      confirmedFor: bookings.confirmedFor,
      service: services.bookingTitle,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .where(isAsked)
  return rows.map((row) => ({ ...row, service: row.service ?? '' }))
}

/** One parameter for all of them: D1 takes a hundred. */
const valuesOf = (values: readonly (number | string)[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`
