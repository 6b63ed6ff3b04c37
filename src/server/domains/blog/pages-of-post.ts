import { desc, inArray } from 'drizzle-orm'
import { postCategories } from '#contracts/blog.ts'
import type { Db } from '#platform/db/open.ts'
import { posts, sitemapParts } from '#platform/db/schema/blog.ts'
import { pageChanges } from '#platform/db/schema/content.ts'
import { logError } from '#platform/log/log.ts'
import { droppedPagesMax, sitemapPartPath } from '#platform/pages/page-subjects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { blogPageSize, listPath, pagesOf, postListPath } from '#shared/list-pages.ts'
import { authorPath } from '#shared/page-paths.ts'
import { countListed, countListedBefore } from './list-place.ts'
import type { PostRow } from './post-row.ts'

const laterPagesMax = 10
/** A save raises the revision at most so often: where a post leaves, where it enters lists, and for its author. */
const revisionsOfSave = 3

type Version = Pick<PostRow, 'slug' | 'category'> & Partial<Pick<PostRow, 'date' | 'sitemapPart'>>

/**
 * Returns the pages to drop from this data center's cache after a save, first those that name the post. Articles of the
 * same categories are included, because their copies may be older than an earlier save.
 */
export async function pagesOfPost({ db }: ServiceContext, versions: readonly Version[]): Promise<string[]> {
  const categories = [...new Set(versions.map(({ category }) => category))]
  const [changes, neighbors, newestPart, places, total, ...totalsOfCategories] = await readRelated(
    db,
    versions,
    categories,
  ).catch((error: unknown) => {
    logError('some pages of a saved post were not dropped', error, {})
    return [[], [], undefined, [], 0] as const
  })
  const newestRevision = changes[0]?.revision ?? 0
  const isOfSave = ({ revision }: { revision: number }) => revision > newestRevision - revisionsOfSave
  const laterPages = [
    ...laterPathsOf(total),
    ...categories.flatMap((category, index) => laterPathsOf(totalsOfCategories[index] ?? 0, category)),
  ]
  const paths = [
    ...versions.map(({ slug }) => `/blog/${slug}`),
    '/',
    '/blog',
    ...[undefined, ...categories].map((category) => postListPath({ category })),
    '/blog/feed.xml',
    '/sitemap.xml',
    ...['pages', ...partsOf([...versions, ...(newestPart ? [newestPart] : [])])].map(sitemapPartPath),
    '/llms.txt',
    ...postCategories.map((category) => listPath(1, category)),
    ...places.flatMap(({ page, category }) => pathsOfList(page, category)),
    ...changes.filter(isOfSave).flatMap(({ subject }) => pathsOf(subject)),
    ...changes.slice(0, laterPagesMax).flatMap(({ subject }) => pathsOf(subject)),
    ...laterPages.slice(0, laterPagesMax),
    ...neighbors.map(({ slug }) => `/blog/${slug}`),
  ]
  return [...new Set(paths)].slice(0, droppedPagesMax)
}

const readRelated = (db: Db, versions: readonly Version[], categories: string[]) =>
  Promise.all([
    db
      .select({ subject: pageChanges.subject, revision: pageChanges.revision })
      .from(pageChanges)
      .orderBy(desc(pageChanges.revision))
      .limit(droppedPagesMax),
    db
      .select({ slug: posts.slug })
      .from(posts)
      .where(inArray(posts.category, categories))
      .orderBy(desc(posts.date), desc(posts.id))
      .limit(droppedPagesMax),
    db
      .select({ sitemapPart: sitemapParts.part })
      .from(sitemapParts)
      .orderBy(desc(sitemapParts.part))
      .limit(1)
      .then(([newest]) => newest),
    findPlaces(db, versions),
    countListed(db, undefined),
    ...categories.map((category) => countListed(db, category)),
  ])

const partsOf = (rows: readonly { sitemapPart?: number | null }[]) =>
  rows.flatMap(({ sitemapPart }) => (sitemapPart ? [`posts-${sitemapPart}`] : []))

interface Place {
  page: number
  category: string | undefined
}

/** A deleted post had the place after the posts of its day, or one before. */
async function findPlaces(db: Db, versions: readonly Version[]): Promise<Place[]> {
  const lists = new Map(
    versions.flatMap(({ date, category }) =>
      date === undefined
        ? []
        : [undefined, category].map((list) => [`${date} ${list}`, { date, list }] as const),
    ),
  )
  const places = await Promise.all(
    Array.from(lists.values(), async ({ date, list }) => {
      const [total, older] = await Promise.all([countListed(db, list), countListedBefore(db, list, date)])
      return [total - older, total - older - 1].map((newer) => ({
        page: Math.floor(Math.max(0, newer) / blogPageSize) + 1,
        category: list,
      }))
    }),
  )
  return places.flat()
}

function laterPathsOf(total: number, category?: string): string[] {
  return Array.from({ length: pagesOf(total) - 1 }, (_, index) => listPath(index + 2, category))
}

function pathsOf(subject: string): string[] {
  const [kind, name, page] = subject.split('/')
  if (kind === 'post') return [`/blog/${name}`]
  if (kind === 'author' && name) return [authorPath(name)]
  if (kind !== 'list' || page === undefined) return []
  return pathsOfList(
    Number(page),
    postCategories.find((category) => category === name),
  )
}

const pathsOfList = (page: number, category: string | undefined) => [
  listPath(page, category),
  postListPath({ page, category }),
]
