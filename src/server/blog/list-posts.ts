import { and, desc, eq, lt } from 'drizzle-orm'
import type { PostCard, PostCategory } from '#contracts/blog.ts'
import { blogPageSize } from '#shared/list-pages.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import { cardColumns, toCard } from './post-row.ts'
import { wherePublished } from './visible-posts.ts'

const newestFirst = [desc(posts.date), desc(posts.id)]

/** Which of the visible posts are meant. */
interface Which {
  now: Date
  /** Only posts of this category. */
  category?: PostCategory | undefined
  /** Only posts dated before this day, `YYYY-MM-DD`. */
  before?: string | undefined
}

const isMeant = ({ now, category, before }: Which) =>
  and(
    wherePublished(now),
    before ? lt(posts.date, before) : undefined,
    category ? eq(posts.category, category) : undefined,
  )

interface Page extends Which {
  /** From 1 on; a page behind the last one is empty. */
  page?: number | undefined
  /** At most as many as `GET /api/blog` answers. */
  limit?: number
}

/** Posts as cards, newest first. */
export async function listCards(
  db: Db,
  { page = 1, limit = blogPageSize, ...which }: Page,
): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(isMeant(which))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(toCard)
}

/** Posts with all their fields, newest first. */
export async function listPosts(db: Db, { page = 1, limit = blogPageSize, ...which }: Page) {
  return db
    .select()
    .from(posts)
    .where(isMeant(which))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
}

/** How many there are on all pages. */
export const countPosts = (db: Db, which: Which): Promise<number> => db.$count(posts, isMeant(which))
