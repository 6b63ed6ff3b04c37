import { and, desc, eq, lt } from 'drizzle-orm'
import type { PostCard, PostCategory } from '#contracts/blog.ts'
import { blogPageSize } from '#shared/list-pages.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { cardColumns, toCard } from './post-row.ts'
import { wherePublished } from './visible-posts.ts'

const newestFirst = [desc(posts.date), desc(posts.id)]

interface PostFilter {
  category?: PostCategory | undefined
  before?: string | undefined
}

const whereIncluded = (now: Date, { category, before }: PostFilter) =>
  and(
    wherePublished(now),
    before ? lt(posts.date, before) : undefined,
    category ? eq(posts.category, category) : undefined,
  )

interface Page extends PostFilter {
  page?: number | undefined
  limit?: number
}

export async function listCards(
  { db, now }: ServiceContext,
  { page = 1, limit = blogPageSize, ...filter }: Page = {},
): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(whereIncluded(now, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(toCard)
}

export async function listPosts(
  { db, now }: ServiceContext,
  { page = 1, limit = blogPageSize, ...filter }: Page,
) {
  return db
    .select()
    .from(posts)
    .where(whereIncluded(now, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
}

export const countPosts = ({ db, now }: ServiceContext, filter: PostFilter = {}): Promise<number> =>
  db.$count(posts, whereIncluded(now, filter))
