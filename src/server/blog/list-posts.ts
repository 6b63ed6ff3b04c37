import { and, desc, lt } from 'drizzle-orm'
import { blogPageSize, type PostCard } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema.ts'
import { cardColumns, toCard } from './post-row.ts'
import { isVisible } from './visible-posts.ts'

const newestFirst = [desc(posts.date), desc(posts.id)]

/** The newest posts as cards. @param limit at most as many as `GET /api/blog` answers */
export async function listCards(db: Db, { now, limit = blogPageSize }: { now: Date; limit?: number }): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(isVisible(now))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toCard)
}

/**
 * The newest posts with all their fields.
 * @param before only posts dated before this day, `YYYY-MM-DD`
 */
export async function listPosts(db: Db, { now, before }: { now: Date; before?: string | undefined }) {
  return db
    .select()
    .from(posts)
    .where(and(isVisible(now), before ? lt(posts.date, before) : undefined))
    .orderBy(...newestFirst)
    .limit(blogPageSize)
}
