import { type SQL, and, desc, lt, lte, sql } from 'drizzle-orm'
import type { Submission } from '#contracts/admin-bookings.ts'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { loadBookings, whereFound } from '#domains/bookings/list-bookings.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { subscriberStatus } from '#platform/email/newsletter-lane.ts'
import { type Place, writeCursor } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export const submissionsSort = 'submissions'

/**
 * One cursor spans two tables: bookings get even numbers and sign-ups odd ones. Within one millisecond, bookings
 * come first.
 */
const bookingNumber = (id: number) => id * 2
const signUpNumber = (id: number) => id * 2 + 1

interface SubmissionsQuery {
  search: string | undefined
  place: Place | undefined
}

/** Returns one page of bookings and newsletter sign-ups in one list, newest first. */
export async function listSubmissions(
  { db }: ServiceContext,
  { search, place }: SubmissionsQuery,
): Promise<ListResponse<Submission>> {
  const max = listRules.pageRows + 1
  const signUpIds = search ? searchIds('newsletter_fts', search) : undefined
  if (signUpIds === null) return { items: [], next: null }
  const { bookingRows, signUpRows } = await batchNamed(db, {
    bookingRows: db
      .select({ id: bookings.id, createdAt: bookings.createdAt })
      .from(bookings)
      .where(
        and(search ? (whereFound(search) ?? undefined) : undefined, whereOlder(bookings, place, 'booking')),
      )
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(max),
    signUpRows: db
      .select()
      .from(newsletterSubscribers)
      .where(
        and(
          signUpIds ? sql`${newsletterSubscribers.id} in (${signUpIds})` : undefined,
          whereOlder(newsletterSubscribers, place, 'sign-up'),
        ),
      )
      .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))
      .limit(max),
  })
  const rows = [
    ...bookingRows.map((row) => ({ kind: 'booking' as const, row, number: bookingNumber(row.id) })),
    ...signUpRows.map((row) => ({ kind: 'sign-up' as const, row, number: signUpNumber(row.id) })),
  ].sort((one, other) => compare(one, other))
  const page = rows.slice(0, listRules.pageRows)
  const last = rows.length > listRules.pageRows ? page.at(-1) : undefined

  const ids = page.filter(({ kind }) => kind === 'booking').map(({ row }) => row.id)
  const bookingsById = new Map((await loadBookings(db, ids)).map((booking) => [booking.id, booking]))
  const items = page.flatMap((entry): Submission[] => {
    const createdAt = entry.row.createdAt.toISOString()
    if (entry.kind === 'sign-up') {
      const { id, email, isConfirmed } = entry.row
      return [
        {
          kind: 'sign-up',
          id,
          createdAt,
          signUp: {
            email,
            createdAt,
            isSubscribed: subscriberStatus(entry.row) === 'subscribed',
            isConfirmed,
          },
        },
      ]
    }
    const booking = bookingsById.get(entry.row.id)
    return booking ? [{ kind: 'booking', createdAt, booking }] : []
  })
  const next = last
    ? writeCursor(submissionsSort, { value: last.row.createdAt.getTime(), id: last.number })
    : null
  return { items, next }
}

interface Entry {
  kind: 'booking' | 'sign-up'
  row: { id: number; createdAt: Date }
}

function compare(one: Entry, other: Entry): number {
  const byTime = other.row.createdAt.getTime() - one.row.createdAt.getTime()
  if (byTime !== 0) return byTime
  return one.kind === other.kind ? other.row.id - one.row.id : one.kind === 'booking' ? -1 : 1
}

function whereOlder(
  table: typeof bookings | typeof newsletterSubscribers,
  place: Place | undefined,
  kind: Entry['kind'],
): SQL | undefined {
  if (!place) return undefined
  const at = new Date(Number(place.value))
  const isPlaceOfBooking = place.id % 2 === 0
  const id = Math.floor(place.id / 2)
  if ((kind === 'booking') === isPlaceOfBooking) {
    return and(lte(table.createdAt, at), sql`(${table.createdAt}, ${table.id}) < (${at.getTime()}, ${id})`)
  }
  return isPlaceOfBooking ? lte(table.createdAt, at) : lt(table.createdAt, at)
}
