import { desc, inArray } from 'drizzle-orm'
import { postCategories } from '#contracts/blog.ts'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import type { Db } from '#server/db/open.ts'
import { posts, sitemapParts } from '#server/db/schema/blog.ts'
import { pageChanges } from '#server/db/schema/content.ts'
import { logError } from '#server/http/log.ts'
import { sitemapPartPath } from '#server/pages/sitemap-part-path.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { countListed } from './list-place.ts'
import { postListAddress } from './post-list-address.ts'
import type { PostRow } from './post-row.ts'

const pagesMax = 45
const laterPagesMax = 10

/**
 * Returns the pages to drop from this data center's cache after a save. Articles of the same categories are included,
 * because their copies may be older than an earlier save. The smallest plan allows a Function 50 cache operations;
 * pages beyond `pagesMax` are stale for a minute at most.
 */
export async function pagesOfPost(
  { db }: ServiceContext,
  versions: readonly (Pick<PostRow, 'slug' | 'category'> & Partial<Pick<PostRow, 'sitemapPart'>>)[],
): Promise<string[]> {
  const categories = [...new Set(versions.map(({ category }) => category))]
  const [changes, neighbors, newestPart, total, ...totalsOfCategories] = await readRelated(
    db,
    categories,
  ).catch((error: unknown) => {
    logError('some pages of a saved post were not dropped', error, {})
    return [[], [], undefined, 0] as const
  })
  const laterPages = [
    ...laterPathsOf(total),
    ...categories.flatMap((category, index) => laterPathsOf(totalsOfCategories[index] ?? 0, category)),
  ]
  const paths = [
    ...versions.map(({ slug }) => `/blog/${slug}`),
    '/',
    '/blog',
    ...[undefined, ...categories].map((category) => postListAddress({ category })),
    '/blog/feed.xml',
    '/sitemap.xml',
    ...['pages', ...partsOf([...versions, ...(newestPart ? [newestPart] : [])])].map(sitemapPartPath),
    '/llms.txt',
    ...postCategories.map((category) => listPath(1, category)),
    ...changes.flatMap(({ subject }) => pathsOf(subject)),
    ...laterPages.slice(0, laterPagesMax),
    ...neighbors.map(({ slug }) => `/blog/${slug}`),
  ]
  return [...new Set(paths)].slice(0, pagesMax)
}

const readRelated = (db: Db, categories: PostRow['category'][]) =>
  Promise.all([
    db
      .select({ subject: pageChanges.subject })
      .from(pageChanges)
      .orderBy(desc(pageChanges.revision))
      .limit(laterPagesMax),
    db
      .select({ slug: posts.slug })
      .from(posts)
      .where(inArray(posts.category, categories))
      .orderBy(desc(posts.date), desc(posts.id))
      .limit(pagesMax),
    db
      .select({ sitemapPart: sitemapParts.part })
      .from(sitemapParts)
      .orderBy(desc(sitemapParts.part))
      .limit(1)
      .then(([newest]) => newest),
    countListed(db, undefined),
    ...categories.map((category) => countListed(db, category)),
  ])

const partsOf = (rows: readonly { sitemapPart?: number | null }[]) =>
  rows.flatMap(({ sitemapPart }) => (sitemapPart ? [`posts-${sitemapPart}`] : []))

function laterPathsOf(total: number, category?: (typeof postCategories)[number]): string[] {
  return Array.from({ length: pagesOf(total) - 1 }, (_, index) => listPath(index + 2, category))
}

function pathsOf(subject: string): string[] {
  const [kind, name, page] = subject.split('/')
  if (kind === 'post') return [`/blog/${name}`]
  if (kind !== 'list' || page === undefined) return []
  return [
    listPath(
      Number(page),
      postCategories.find((category) => category === name),
    ),
  ]
}
