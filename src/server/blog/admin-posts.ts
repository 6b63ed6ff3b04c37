import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import {
  adminPostPageSize,
  type AdminPost,
  type AdminPostCard,
  type AdminPostList,
  type AdminPostQuery,
} from '#contracts/admin-posts.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { PostRow } from './post-row.ts'

const cardColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  date: posts.date,
  category: posts.category,
  status: posts.status,
  publishAt: posts.publishAt,
  wordCount: posts.wordCount,
  updatedAt: posts.updatedAt,
} as const

/** Posts of every status, newest day first, as the back office lists them. */
export async function listPostsForAdmin(
  db: Db,
  { status, search, before }: AdminPostQuery,
  now: Date,
): Promise<AdminPostList> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(
      and(
        status ? eq(posts.status, status) : undefined,
        search ? contains(search) : undefined,
        before ? olderThan(before) : undefined,
      ),
    )
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(adminPostPageSize + 1)
  const shown = rows.slice(0, adminPostPageSize)
  const last = rows.length > adminPostPageSize ? shown.at(-1) : undefined
  return { posts: shown.map((row) => toAdminCard(row, now)), next: last ? `${last.date}.${last.id}` : null }
}

/** One post of any status for the editor, or null. */
export async function readPost(db: Db, slug: string, now: Date): Promise<AdminPost | null> {
  const [row] = await db.select().from(posts).where(eq(posts.slug, slug))
  return row ? toAdminPost(row, now) : null
}

export function toAdminPost(row: PostRow, now: Date): AdminPost {
  const {
    excerpt,
    keywords,
    tags,
    author,
    featuredImage,
    tocDepth,
    content,
    html,
    headings,
    readingMinutes,
    revision,
  } = row
  return {
    ...toAdminCard(row, now),
    ...{
      excerpt,
      keywords,
      author,
      featuredImage,
      tocDepth,
      content,
      html,
      headings,
      readingMinutes,
      revision,
    },
    tags: tags ?? [],
  }
}

function toAdminCard(row: Pick<PostRow, keyof typeof cardColumns>, now: Date): AdminPostCard {
  const { slug, title, date, category, status, publishAt, wordCount, updatedAt } = row
  return {
    ...{ slug, title, date, category, status, wordCount },
    publishAt: publishAt?.toISOString() ?? null,
    isLive: status === 'published' || (status === 'scheduled' && publishAt !== null && publishAt <= now),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Not LIKE: D1 takes no pattern over 50 bytes, and a search for 100% is no pattern. */
const contains = (search: string) =>
  sql`(instr(lower(${posts.title}), ${search.toLowerCase()}) > 0 or instr(${posts.slug}, ${search.toLowerCase()}) > 0)`

function olderThan(before: string) {
  const [date = '', id = ''] = before.split('.')
  return or(lt(posts.date, date), and(eq(posts.date, date), lt(posts.id, Number(id))))
}
