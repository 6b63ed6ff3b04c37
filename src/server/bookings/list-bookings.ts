import { and, sql } from 'drizzle-orm'
import type { AdminBooking, BookingFilter, BookingSort } from '#contracts/admin-bookings.ts'
import { listRules, type ListAnswer } from '#contracts/lists.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { type Place, writeCursor } from '#server/lists/cursor.ts'
import { inOrder, whereAfter } from '#server/lists/keyset.ts'
import { loadBookings } from './load-bookings.ts'
import { whereFound, whereBookings, bookingOrders } from './booking-filter.ts'

/**
 * Rows that one answer looks at where several filters meet, of which an index knows only the first. With them an
 * answer stays under 1,000 rows read (bench/admin-lists); a page that is not full by then leads on.
 */
const scanMax = 400

export interface BookingsQuery {
  filter: BookingFilter
  sort: BookingSort
  /** Whose 'me' is. */
  readerId: number
  now: Date
}

/** Requests of the back office, a page at a time. */
export async function listBookings(
  db: Db,
  { place, ...asked }: BookingsQuery & { place: Place | undefined },
): Promise<ListAnswer<AdminBooking>> {
  const { ids, next } = await findBookings(db, asked, { place, max: listRules.pageRows })
  return { items: await loadBookings(db, ids), next: next && writeCursor(asked.sort, next) }
}

/** The ids of up to `max` requests in order, and the place where the list goes on. */
export async function findBookings(
  db: Db,
  { filter: { search, ...filter }, sort, readerId, now }: BookingsQuery,
  { place, max }: { place?: Place | undefined; max: number },
): Promise<{ ids: number[]; next: Place | null }> {
  const order = bookingOrders[sort]
  const { lead, rest } = whereBookings({ filter, sort, readerId, now })
  const found = search ? whereFound(search) : undefined
  if (found === null) return { ids: [], next: null }

  // A search reads its own hits and nothing else: the unary plus keeps the filters' indexes out of it.
  const { from, fits, rows, by } = found
    ? {
        from: found,
        fits: [lead, ...rest, whereAfter(order, place)],
        rows: listRules.searchHitsMax,
        // A search reads its own hits and nothing else: the unary plus keeps the order's index out of it.
        by: inOrder({ ...order, by: sql`+${order.by}`, id: sql`+${order.id}` }),
      }
    : {
        from: and(lead, whereAfter(order, place)),
        fits: rest,
        rows: rest.length > 0 ? Math.max(scanMax, max) : max + 1,
        by: inOrder(order),
      }
  const conditions = fits.filter((condition) => condition !== undefined)
  const scanned = await db
    .select({
      id: bookings.id,
      value: sql<string | number>`${order.by}`,
      fits: conditions.length > 0 ? sql<number>`(${and(...conditions)})` : sql<number>`1`,
    })
    .from(bookings)
    .where(from)
    .orderBy(...by)
    .limit(rows)

  const fitting = scanned.filter((row) => row.fits)
  const page = fitting.slice(0, max)
  const isCut = fitting.length > max
  const mayGoOn = !found && scanned.length === rows
  const last = isCut ? page.at(-1) : mayGoOn ? scanned.at(-1) : undefined
  return { ids: page.map(({ id }) => id), next: last ? { value: last.value, id: last.id } : null }
}
