import { asc, eq, sql } from 'drizzle-orm'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import { postCounts, posts, sitemapParts } from '#platform/db/schema/blog.ts'
import { postCategories } from '#contracts/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { listDuePosts } from './visible-posts.ts'

const changedAt = sql<number>`max(${posts.updatedAt}, ${posts.visibleAt})`

export async function listUrls(context: ServiceContext, part: number) {
  await listDuePosts(context)
  const rows = await context.db
    .select({ slug: posts.slug, changedAt })
    .from(posts)
    .where(eq(posts.sitemapPart, part))
    .orderBy(asc(posts.id))
  return rows.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt: new Date(changedAt) }))
}

export async function listParts(context: ServiceContext): Promise<{ part: number; changedAt: Date }[]> {
  await listDuePosts(context)
  return context.db
    .select({ part: sitemapParts.part, changedAt: sitemapParts.changedAt })
    .from(sitemapParts)
    .orderBy(asc(sitemapParts.part))
}

/** Returns the paths of all pages of the blog list and of every category that has posts. */
export async function findListPages(context: ServiceContext): Promise<string[]> {
  await listDuePosts(context)
  const rows = await context.db
    .select({ list: postCounts.list, total: postCounts.posts })
    .from(postCounts)
    .where(
      sql`${postCounts.level} = 0 and ${postCounts.list} in ('', ${sql.join(
        postCategories.map((category) => sql`${category}`),
        sql`, `,
      )})`,
    )
  const totals = new Map(rows.map(({ list, total }) => [list, total]))
  return ['', ...postCategories].flatMap((list) => {
    const total = totals.get(list) ?? 0
    const pages = list !== '' && total === 0 ? 0 : pagesOf(total)
    return Array.from({ length: pages }, (_, index) => listPath(index + 1, list || undefined))
  })
}
