import { and, sql } from 'drizzle-orm'
import type { AdminRequest, RequestFilter, RequestSort } from '#contracts/admin-requests.ts'
import { listRules, type ListAnswer } from '#contracts/lists.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { type Place, writeCursor } from '#server/lists/cursor.ts'
import { inOrder, isAfter } from '#server/lists/keyset.ts'
import { loadRequests } from './load-requests.ts'
import { isFound, requestConditions, requestOrders } from './request-filter.ts'

/**
 * Rows that one answer looks at where several filters meet, of which an index knows only the first. With them an
 * answer stays under 1,000 rows read (bench/admin-lists); a page that is not full by then leads on.
 */
const scanMax = 400

export interface RequestsAsked {
  filter: RequestFilter
  sort: RequestSort
  /** Whose 'me' is. */
  readerId: number
  now: Date
}

/** Requests of the back office, a page at a time. */
export async function listRequests(
  db: Db,
  { place, ...asked }: RequestsAsked & { place: Place | undefined },
): Promise<ListAnswer<AdminRequest>> {
  const { ids, next } = await findRequests(db, asked, { place, max: listRules.pageRows })
  return { items: await loadRequests(db, ids), next: next && writeCursor(asked.sort, next) }
}

/** The ids of up to `max` requests in order, and the place where the list goes on. */
export async function findRequests(
  db: Db,
  { filter: { search, ...filter }, sort, readerId, now }: RequestsAsked,
  { place, max }: { place?: Place | undefined; max: number },
): Promise<{ ids: number[]; next: Place | null }> {
  const order = requestOrders[sort]
  const { lead, rest } = requestConditions({ filter, sort, readerId, now })
  const found = search ? isFound(search) : undefined
  if (found === null) return { ids: [], next: null }

  // A search reads its own hits and nothing else: the unary plus keeps the filters' indexes out of it.
  const { from, fits, rows, by } = found
    ? {
        from: found,
        fits: [lead, ...rest, isAfter(order, place)],
        rows: listRules.searchHitsMax,
        // A search reads its own hits and nothing else: the unary plus keeps the order's index out of it.
        by: inOrder({ ...order, by: sql`+${order.by}`, id: sql`+${order.id}` }),
      }
    : {
        from: and(lead, isAfter(order, place)),
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
