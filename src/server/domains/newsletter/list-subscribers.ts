import { and, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ListedSubscriber, SubscriberQuery } from '#contracts/admin-newsletter.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { subscriberStatus, whereSubscriber } from '#platform/email/subscription-state.ts'
import type { Place } from '#platform/lists/cursor.ts'
import { inOrder, whereAfter, type Order, pageOf } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export const subscribersSort = 'newest'
const newestFirst: Order = {
  by: newsletterSubscribers.createdAt,
  id: newsletterSubscribers.id,
  direction: 'desc',
}

const rowsPerQuery = 5000

type Filter = Pick<SubscriberQuery, 'search' | 'status'>
type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/** Returns a page of the subscribers that match, newest first. A search considers at most `searchHitsMax` hits. */
export async function listSubscribers(
  { db }: ServiceContext,
  { place, ...filter }: Filter & { place: Place | undefined },
): Promise<ListResponse<ListedSubscriber>> {
  const where = whereMatching(filter, listRules.searchHitsMax)
  if (where === null) return { items: [], next: null }
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(where, whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, subscribersSort, ({ id, createdAt }) => ({
    value: createdAt.getTime(),
    id,
  }))
  return { items: items.map(toListed), next }
}

export async function* readExported(db: Db, filter: Filter): AsyncGenerator<SubscriberRow[]> {
  const where = whereExported(filter)
  if (where === null) return
  let before: number | undefined
  do {
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(where, before === undefined ? undefined : lt(newsletterSubscribers.id, before)))
      .orderBy(sql`${newsletterSubscribers.id} desc`)
      .limit(rowsPerQuery)
    yield rows
    before = rows.length < rowsPerQuery ? undefined : rows.at(-1)?.id
  } while (before !== undefined)
}

export async function countExported(db: Db, filter: Filter): Promise<number> {
  const where = whereExported(filter)
  return where === null ? 0 : db.$count(newsletterSubscribers, where)
}

function whereExported(filter: Filter): SQL | undefined | null {
  const where = whereMatching(filter, 'all')
  if (where === null || filter.status) return where
  return and(where, or(whereSubscriber.subscribed, whereSubscriber.unsubscribed))
}

function whereMatching({ search, status }: Filter, max: number | 'all'): SQL | undefined | null {
  const ids = search ? searchIds('newsletter_fts', search, { max }) : undefined
  if (ids === null) return null
  return and(
    ids && sql`${newsletterSubscribers.id} in (${ids})`,
    status === undefined ? undefined : whereSubscriber[status],
  )
}

const toListed = ({
  id,
  email,
  createdAt,
  unsubscribedAt,
  isConfirmed,
}: SubscriberRow): ListedSubscriber => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  isSubscribed: subscriberStatus({ unsubscribedAt, isConfirmed }) === 'subscribed',
  isConfirmed,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
})
