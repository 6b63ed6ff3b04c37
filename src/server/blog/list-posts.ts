import { and, desc, eq, lt } from 'drizzle-orm'
import { blogPageSize, type PostCard, type PostCategory } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import { cardColumns, toCard } from './post-row.ts'
import { isVisible } from './visible-posts.ts'

const newestFirst = [desc(posts.date), desc(posts.id)]

/** The newest posts as cards. @param limit at most as many as `GET /api/blog` answers */
export async function listCards(
  db: Db,
  { now, limit = blogPageSize, category }: { now: Date; limit?: number; category?: PostCategory },
): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(and(isVisible(now), category ? eq(posts.category, category) : undefined))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toCard)
}

/**
 * The newest posts with all their fields.
 * @param before only posts dated before this day, `YYYY-MM-DD`
 * @param category only posts of this category
 */
export async function listPosts(
  db: Db,
  {
    now,
    before,
    category,
    limit = blogPageSize,
  }: { now: Date; before?: string | undefined; category?: PostCategory | undefined; limit?: number },
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        isVisible(now),
        before ? lt(posts.date, before) : undefined,
        category ? eq(posts.category, category) : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Address and last change of every visible post: what the sitemap lists. */
export async function listAddresses(db: Db, now: Date) {
  return db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isVisible(now))
    .orderBy(...newestFirst)
}
