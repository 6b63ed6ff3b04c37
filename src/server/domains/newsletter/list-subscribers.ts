import { and, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  subscriberExportHeadings as headings,
  subscriberSourceNames as sourceNames,
} from '#content/interface/admin/exports.ts'
import type { ListedSubscriber, SubscriberQuery } from '#contracts/newsletter.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { writeCsvPages } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { subscriberStatus, whereSubscriber } from '#platform/email/newsletter-lane.ts'
import { type Place, inOrder, type Order, pageOf, whereAfter } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { unsubscribePath } from './unsubscribe.ts'

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

/**
 * Records the export in the audit log and returns the matching subscribers as CSV, in parts. Without `status`,
 * unconfirmed addresses are left out.
 */
export async function exportSubscribers(
  { db, siteUrl, user }: ServiceContext<SessionUser>,
  { search, status }: Pick<SubscriberQuery, 'search' | 'status'>,
): Promise<AsyncGenerator<string>> {
  const filter = { search, status }
  const rows = await countExported(db, filter)
  await auditStatement(db, {
    actor: user,
    action: 'newsletter.export',
    subject: status ?? 'all',
    after: { rows, ...(search ? { search: 'yes' } : {}) },
  })
  return writeCsvPages(readExported(db, filter), [
    { header: headings.email, value: ({ email }) => email },
    { header: headings.status, value: subscriberStatus },
    { header: headings.signedUp, value: ({ createdAt }) => createdAt.toISOString() },
    { header: headings.consent, value: consentOf },
    { header: headings.source, value: ({ source }) => sourceNames[source] },
    { header: headings.unsubscribed, value: ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? null },
    {
      header: headings.unsubscribeLink,
      value: (row) =>
        subscriberStatus(row) === 'subscribed' ? `${siteUrl}${unsubscribePath(row.unsubscribeToken)}` : null,
    },
  ])
}

const consentOf = ({
  isConfirmed,
  confirmedAt,
  createdAt,
}: Pick<typeof newsletterSubscribers.$inferSelect, 'isConfirmed' | 'confirmedAt' | 'createdAt'>) =>
  isConfirmed ? (confirmedAt ?? createdAt).toISOString() : null
