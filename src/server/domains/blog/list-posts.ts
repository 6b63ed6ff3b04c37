import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { PostCard } from '#contracts/blog.ts'
import { blogPageSize } from '#shared/list-pages.ts'
import { posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { authorList, whereByAuthor } from './author-names.ts'
import { countListed, countListedBefore, findDay } from './list-place.ts'
import { withCardPictures } from './card-pictures.ts'
import { cardColumns, type PostRow, toCard } from './post-row.ts'
import { listDuePosts, whereListed } from './visible-posts.ts'

export const newestFirst = [desc(posts.date), desc(posts.id)]

interface PostFilter {
  category?: string | undefined
  /** A name; capital letters make no difference. Not together with a category. */
  author?: string | undefined
  before?: string | undefined
}

export interface PostPage extends PostFilter {
  page?: number | undefined
  limit?: number
}

/** Returns one page of listed posts as cards, newest first, or an empty array past the last page. */
export async function listCards(context: ServiceContext, which: PostPage = {}): Promise<PostCard[]> {
  const place = await findPlace(context, which)
  if (!place) return []
  const rows = await context.db
    .select(cardColumns)
    .from(posts)
    .where(place.where)
    .orderBy(...newestFirst)
    .limit(place.limit)
    .offset(place.offset)
  return withCardPictures(context, rows.map(toCard))
}

/** Returns one page of listed posts as full rows, newest first, or an empty array past the last page. */
export async function listPosts(context: ServiceContext, which: PostPage): Promise<PostRow[]> {
  const place = await findPlace(context, which)
  if (!place) return []
  return context.db
    .select()
    .from(posts)
    .where(place.where)
    .orderBy(...newestFirst)
    .limit(place.limit)
    .offset(place.offset)
}

export async function countPosts(
  context: ServiceContext,
  { category, author, before }: PostFilter = {},
): Promise<number> {
  await listDuePosts(context)
  const list = listOf({ category, author })
  return before ? countListedBefore(context.db, list, before) : countListed(context.db, list)
}

const listOf = ({ category, author }: PostFilter) => (author ? authorList(author) : category)

async function findPlace(
  context: ServiceContext,
  { page = 1, limit = blogPageSize, category, author, before }: PostPage,
) {
  const { db } = context
  await listDuePosts(context)
  const inList = and(
    whereListed,
    before ? lt(posts.date, before) : undefined,
    category ? eq(posts.category, category) : undefined,
    author ? whereByAuthor(author) : undefined,
  )
  if (page === 1) return { where: inList, limit, offset: 0 }
  const list = listOf({ category, author })
  const newer = before ? (await countListed(db, list)) - (await countListedBefore(db, list, before)) : 0
  const skip = newer + (page - 1) * limit
  const first = await findDay(db, list, skip)
  return first && { where: and(inList, lte(posts.date, first.day)), limit, offset: skip - first.before }
}
