import { asc, count, sql } from 'drizzle-orm'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { wherePublished } from './visible-posts.ts'

export const sitemapPartSize = 1000

/** For readers, a scheduled post changed when it appeared, not when it was written. */
const changedAt = sql<number>`max(${posts.updatedAt}, case when ${posts.status} = 'scheduled' then ${posts.publishAt} else 0 end)`

/**
 * Ordered by id, so that a new post changes the last part only.
 * @param part from 1; empty beyond the last one
 */
export async function listAddresses({ db, now }: ServiceContext, part: number) {
  const rows = await db
    .select({ slug: posts.slug, changedAt })
    .from(posts)
    .where(wherePublished(now))
    .orderBy(asc(posts.id))
    .limit(sitemapPartSize)
    .offset((part - 1) * sitemapPartSize)
  return rows.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt: new Date(changedAt) }))
}

export async function listParts({ db, now }: ServiceContext): Promise<Date[]> {
  const ordered = db
    .select({
      changedAt: changedAt.as('changed_at'),
      part: sql<number>`(row_number() over (order by ${posts.id}) - 1) / ${sql.raw(String(sitemapPartSize))}`.as(
        'part',
      ),
    })
    .from(posts)
    .where(wherePublished(now))
    .as('ordered')
  const rows = await db
    .select({ changedAt: sql<number>`max(${ordered.changedAt})` })
    .from(ordered)
    .groupBy(sql`${ordered.part}`)
    .orderBy(sql`${ordered.part}`)
  return rows.map(({ changedAt }) => new Date(changedAt))
}

export async function listLaterPages({ db, now }: ServiceContext): Promise<string[]> {
  const categories = await db
    .select({ category: posts.category, total: count() })
    .from(posts)
    .where(wherePublished(now))
    .groupBy(posts.category)
    .orderBy(posts.category)
  const total = categories.reduce((sum, category) => sum + category.total, 0)
  return [{ category: undefined, total }, ...categories].flatMap((list) =>
    Array.from({ length: pagesOf(list.total) - 1 }, (_, index) => listPath(index + 2, list.category)),
  )
}
