import { type SQL, and, desc, lt, lte, sql } from 'drizzle-orm'
import type { Submission } from '#contracts/admin-bookings.ts'
import { listRules, type ListAnswer } from '#contracts/lists.ts'
import { loadBookings } from '#server/bookings/load-bookings.ts'
import { whereFound } from '#server/bookings/booking-filter.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { type Place, writeCursor } from '#server/lists/cursor.ts'
import { ftsSearch } from '#server/lists/fts-search.ts'
import { matchWords } from '#server/lists/search-words.ts'

/** The one order of this list. A cursor of it holds the time and, of rows of one time, the last one's number. */
export const submissionsSort = 'submissions'

/** Of rows of one millisecond requests come first: their numbers in the list are even, those of sign-ups odd. */
const requestNumber = (id: number) => id * 2
const signUpNumber = (id: number) => id * 2 + 1

interface Asked {
  search: string | undefined
  place: Place | undefined
}

/** Requests and newsletter sign-ups in one list, newest first. */
export async function listSubmissions(db: Db, { search, place }: Asked): Promise<ListAnswer<Submission>> {
  const max = listRules.pageRows + 1
  const words = search ? matchWords(search) : undefined
  if (words === null) return { items: [], next: null }
  const { requests, signUps } = await batchNamed(db, {
    requests: db
      .select({ id: bookings.id, createdAt: bookings.createdAt })
      .from(bookings)
      .where(and(search ? (whereFound(search) ?? undefined) : undefined, isOlder(bookings, place, 'request')))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(max),
    signUps: db
      .select()
      .from(newsletterSubscribers)
      .where(
        and(
          words === undefined
            ? undefined
            : sql`${newsletterSubscribers.id} in (${ftsSearch('newsletter_fts', words)})`,
          isOlder(newsletterSubscribers, place, 'sign-up'),
        ),
      )
      .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))
      .limit(max),
  })
  const rows = [
    ...requests.map((row) => ({ kind: 'request' as const, row, number: requestNumber(row.id) })),
    ...signUps.map((row) => ({ kind: 'sign-up' as const, row, number: signUpNumber(row.id) })),
  ].sort((one, other) => compare(one, other))
  const page = rows.slice(0, listRules.pageRows)
  const last = rows.length > listRules.pageRows ? page.at(-1) : undefined

  const ids = page.filter(({ kind }) => kind === 'request').map(({ row }) => row.id)
  const loaded = new Map((await loadBookings(db, ids)).map((request) => [request.id, request]))
  const items = page.flatMap((entry): Submission[] => {
    const createdAt = entry.row.createdAt.toISOString()
    if (entry.kind === 'sign-up') {
      const { id, email, unsubscribedAt } = entry.row
      return [
        {
          kind: 'sign-up',
          id,
          createdAt,
          signUp: { email, createdAt, isSubscribed: unsubscribedAt === null },
        },
      ]
    }
    const request = loaded.get(entry.row.id)
    return request ? [{ kind: 'request', createdAt, request }] : []
  })
  const next = last
    ? writeCursor(submissionsSort, { value: last.row.createdAt.getTime(), id: last.number })
    : null
  return { items, next }
}

interface Entry {
  kind: 'request' | 'sign-up'
  row: { id: number; createdAt: Date }
}

function compare(one: Entry, other: Entry): number {
  const byTime = other.row.createdAt.getTime() - one.row.createdAt.getTime()
  if (byTime !== 0) return byTime
  return one.kind === other.kind ? other.row.id - one.row.id : one.kind === 'request' ? -1 : 1
}

/** What comes after a place, in the list of one kind. */
function isOlder(
  table: typeof bookings | typeof newsletterSubscribers,
  place: Place | undefined,
  kind: Entry['kind'],
): SQL | undefined {
  if (!place) return undefined
  const at = new Date(Number(place.value))
  const isOfRequest = place.id % 2 === 0
  const id = Math.floor(place.id / 2)
  if ((kind === 'request') === isOfRequest) {
    return and(lte(table.createdAt, at), sql`(${table.createdAt}, ${table.id}) < (${at.getTime()}, ${id})`)
  }
  // Of the other kind all rows of that time come after a request, and none after a sign-up.
  return isOfRequest ? lte(table.createdAt, at) : lt(table.createdAt, at)
}
