import { and, sql } from 'drizzle-orm'
import type { BookingFilter } from '#contracts/admin-booking-requests.ts'
import type { AdminBooking, BookingSort } from '#contracts/admin-bookings.ts'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { type Place, writeCursor } from '#platform/lists/cursor.ts'
import { inOrder, scannedRowsMax, whereAfter } from '#platform/lists/keyset.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { withoutIndex } from '#platform/db/without-index.ts'
import { loadBookings } from './load-bookings.ts'
import { whereFound, whereBookings, bookingOrders } from './booking-filter.ts'

export interface BookingsQuery {
  filter: BookingFilter
  sort: BookingSort
}

/** Returns one page of the bookings that match. A filtered page may be short and still have a next page. */
export async function listBookings(
  context: ServiceContext<SessionUser>,
  { place, ...query }: BookingsQuery & { place: Place | undefined },
): Promise<ListResponse<AdminBooking>> {
  const { db } = context
  const { ids, next } = await findBookings(context, { ...query, place, max: listRules.pageRows })
  return { items: await loadBookings(db, ids), next: next && writeCursor(query.sort, next) }
}

export async function findBookings(
  { db, now, user }: ServiceContext<SessionUser>,
  {
    filter: { search, ...filter },
    sort,
    place,
    max,
  }: BookingsQuery & { place?: Place | undefined; max: number },
): Promise<{ ids: number[]; next: Place | null }> {
  const order = bookingOrders[sort]
  const { lead, rest } = whereBookings({ filter, sort, readerId: user.id, now })
  const searchHits = search ? whereFound(search) : undefined
  if (searchHits === null) return { ids: [], next: null }

  const { from, fits, rows, by } = searchHits
    ? {
        from: searchHits,
        fits: [lead, ...rest, whereAfter(order, place)],
        rows: listRules.searchHitsMax,
        by: inOrder({ ...order, by: withoutIndex(order.by), id: withoutIndex(order.id) }),
      }
    : {
        from: and(lead, whereAfter(order, place)),
        fits: rest,
        rows: rest.length > 0 ? Math.max(scannedRowsMax, max) : max + 1,
        by: inOrder(order),
      }
  const conditions = fits.filter((condition) => condition !== undefined)
  const scannedRows = await db
    .select({
      id: bookings.id,
      value: sql<string | number>`${order.by}`,
      fits: conditions.length > 0 ? sql<number>`(${and(...conditions)})` : sql<number>`1`,
    })
    .from(bookings)
    .where(from)
    .orderBy(...by)
    .limit(rows)

  const matchingRows = scannedRows.filter((row) => row.fits)
  const page = matchingRows.slice(0, max)
  const hasMore = matchingRows.length > max
  const mayHaveMore = !searchHits && scannedRows.length === rows
  const last = hasMore ? page.at(-1) : mayHaveMore ? scannedRows.at(-1) : undefined
  return { ids: page.map(({ id }) => id), next: last ? { value: last.value, id: last.id } : null }
}

export async function countBookings(
  { db, now, user }: ServiceContext<SessionUser>,
  { filter: { search, ...filter }, sort }: BookingsQuery,
  max: number,
): Promise<number> {
  const { lead, rest } = whereBookings({ filter, sort, readerId: user.id, now })
  const searchHits = search ? whereFound(search) : undefined
  if (searchHits === null) return 0
  const matching = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(searchHits, lead, ...rest))
    .limit(max)
  return db.$count(matching.as('matching'))
}
