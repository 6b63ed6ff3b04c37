import { type SQL, and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { BookingFilter } from '#contracts/admin-booking-requests.ts'
import type { BookingSort } from '#contracts/admin-bookings.ts'
import { codeAlphabet } from '#shared/confirmation-code.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import type { Order } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search-ids.ts'

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
  const { assignee, service, spam, unread, waiting, outcome } = filter
  const isMissingOutcome = outcome === 'missing'
  const status = filter.status ?? (waiting ? 'pending' : isMissingOutcome ? 'confirmed' : undefined)
  const isByTime = sort === 'newest' || sort === 'oldest'
  const byService = service === undefined ? undefined : eq(bookings.serviceId, service)
  const candidates: (SQL | undefined)[] = [
    spam ? isNotNull(bookings.spamSign) : undefined,
    unread ? gt(bookings.clientMessageId, bookings.agencyReadId) : undefined,
    outcome && !isMissingOutcome ? eq(bookings.outcome, outcome) : undefined,
    assignee === undefined ? undefined : whereAssigned(assignee, readerId),
    status ? eq(bookings.status, status) : undefined,
    isByTime ? byService : undefined,
  ]
  const [lead, ...others] = candidates.filter((condition) => condition !== undefined)
  const rest = [...others]
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
