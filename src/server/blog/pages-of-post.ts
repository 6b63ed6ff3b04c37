import { desc, inArray } from 'drizzle-orm'
import { postCategories } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { PostRow } from './post-row.ts'

/** A Function may speak to its cache 50 times on the smallest plan; what is left out is a minute old at most. */
const neighboursMax = 30

/**
 * Paths of the pages that a save of a post can have changed: its own under each address, the home page, the lists,
 * and the newest articles of its categories, which may name it as related.
 * @param versions the post before and after, as far as there are any
 */
export async function pagesOfPost(
  db: Db,
  versions: readonly Pick<PostRow, 'slug' | 'category'>[],
): Promise<string[]> {
  const neighbours = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      inArray(
        posts.category,
        versions.map(({ category }) => category),
      ),
    )
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(neighboursMax)
  const slugs = new Set([...versions, ...neighbours].map(({ slug }) => slug))
  return [
    '/',
    '/blog',
    ...postCategories.map((category) => `/blog/category/${category}`),
    ...[...slugs].map((slug) => `/blog/${slug}`),
  ]
}
