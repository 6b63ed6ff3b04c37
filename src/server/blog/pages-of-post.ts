import { desc, inArray } from 'drizzle-orm'
import { postCategories } from '#contracts/blog.ts'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { PostRow } from './post-row.ts'

/** The smallest plan allows a Function 50 cache operations. Pages left out are stale for a minute at most. */
const pagesMax = 45
const laterPagesMax = 10

/** Articles of the same categories are included, because they may list the post as related. */
export async function pagesOfPost(
  { db }: ServiceContext,
  versions: readonly Pick<PostRow, 'slug' | 'category'>[],
): Promise<string[]> {
  const categories = [...new Set(versions.map(({ category }) => category))]
  const ofCategories = inArray(posts.category, categories)
  const [neighbours, total, totalOfCategories] = await Promise.all([
    db
      .select({ slug: posts.slug })
      .from(posts)
      .where(ofCategories)
      .orderBy(desc(posts.date), desc(posts.id))
      .limit(pagesMax),
    db.$count(posts),
    db.$count(posts, ofCategories),
  ])
  const laterPages = [
    ...laterPathsOf(total),
    ...categories.flatMap((category) => laterPathsOf(totalOfCategories, category)),
  ]
  const paths = [
    ...versions.map(({ slug }) => `/blog/${slug}`),
    '/',
    '/blog',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
    ...postCategories.map((category) => listPath(1, category)),
    ...laterPages.slice(0, laterPagesMax),
    ...neighbours.map(({ slug }) => `/blog/${slug}`),
  ]
  return [...new Set(paths)].slice(0, pagesMax)
}

function laterPathsOf(total: number, category?: (typeof postCategories)[number]): string[] {
  return Array.from({ length: pagesOf(total) - 1 }, (_, index) => listPath(index + 2, category))
}
