import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { BookingFilter } from '#contracts/admin-booking-requests.ts'
import { type AdminBooking, type BookingSort, unreadShownMax } from '#contracts/admin-bookings.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import type { BookingSource } from '#contracts/booking-source.ts'
import type { ShownAnswer } from '#contracts/service-answers.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { valuesOf, withoutIndex } from '#platform/db/sql.ts'
import {
  type Place,
  writeCursor,
  inOrder,
  type Order,
  scannedRowsMax,
  whereAfter,
} from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { codeAlphabet } from '#shared/confirmation-code.ts'
import { readServiceAnswers, toBooking } from './booking-row.ts'
import { readSource, whereSource } from './booking-sources.ts'

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

const unread = sql<number>`case when ${bookings.clientMessageId} > ${bookings.agencyReadId} then (select count(*) from (select 1 from ${bookingMessages} where ${bookingMessages.bookingId} = ${bookings.id} and ${bookingMessages.fromAgency} = 0 and ${bookingMessages.id} > ${bookings.agencyReadId} limit ${sql.raw(String(unreadShownMax + 1))})) else 0 end`

export interface LoadedBooking extends AdminBooking {
  serviceAnswers: ShownAnswer[] | undefined
  source: BookingSource
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
    source: readSource(booking),
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

export const bookingOrders: Record<BookingSort, Order> = {
  newest: { by: bookings.createdAt, id: bookings.id, direction: 'desc' },
  oldest: { by: bookings.createdAt, id: bookings.id, direction: 'asc' },
  company: { by: sql`${bookings.companyName} collate nocase`, id: bookings.id, direction: 'asc' },
  updated: { by: bookings.updatedAt, id: bookings.id, direction: 'desc' },
}

export const promisedBefore = (now: Date) => new Date(now.getTime() - answerPromisedHours * 3_600_000)

interface FilterQuery {
  filter: Omit<BookingFilter, 'search'>
  sort: BookingSort
  readerId: number
  now: Date
}

export function whereBookings({ filter, sort, readerId, now }: FilterQuery): {
  lead: SQL | undefined
  rest: SQL[]
} {
  const { assignee, service, source, spam, unread, waiting, outcome } = filter
  const isMissingOutcome = outcome === 'missing'
  const status = filter.status ?? (waiting ? 'pending' : isMissingOutcome ? 'confirmed' : undefined)
  const isByTime = sort === 'newest' || sort === 'oldest'
  const bySource = source === undefined ? undefined : whereSource(source)
  const byService = service === undefined ? undefined : eq(bookings.serviceId, service)
  const candidates: (SQL | undefined)[] = [
    spam ? isNotNull(bookings.spamSign) : undefined,
    unread ? gt(bookings.clientMessageId, bookings.agencyReadId) : undefined,
    outcome && !isMissingOutcome ? eq(bookings.outcome, outcome) : undefined,
    assignee === undefined ? undefined : whereAssigned(assignee, readerId),
    status ? eq(bookings.status, status) : undefined,
    isByTime ? bySource : undefined,
    isByTime ? byService : undefined,
  ]
  const [lead, ...others] = candidates.filter((condition) => condition !== undefined)
  const rest = [...others]
  if (bySource && !isByTime) rest.push(bySource)
  if (byService && !isByTime) rest.push(byService)
  if (waiting) {
    rest.push(lt(bookings.createdAt, promisedBefore(now)))
    if (filter.status && filter.status !== 'pending') rest.push(sql`0`)
  }
  if (isMissingOutcome) rest.push(whereOutcomeMissing(now))
  const isLeadRange = waiting && isByTime && rest.length === 1 && !spam && !unread && assignee === undefined
  return isLeadRange ? { lead: and(lead, ...rest), rest: [] } : { lead, rest }
}

const whereOutcomeMissing = (now: Date): SQL =>
  sql`(${bookings.status} = 'confirmed' and ${bookings.outcome} is null and ${bookings.confirmedFor} <= ${now.getTime()})`

function whereAssigned(assignee: string, readerId: number): SQL {
  if (assignee === 'none') return isNull(bookings.assigneeId)
  return eq(bookings.assigneeId, assignee === 'me' ? readerId : Number(assignee))
}

export function whereFound(search: string): SQL | null {
  const code = search.replace(/[\s-]/g, '').toUpperCase()
  const mayBeCode = code.length >= 4 && [...code].every((char) => codeAlphabet.includes(char))
  const ids = searchIds('bookings_fts', search, { code: mayBeCode ? code : undefined })
  return ids && sql`${bookings.id} in (${ids})`
}
