import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import {
  adminPostPageSize,
  type AdminPost,
  type AdminPostCard,
  type AdminPostList,
  type AdminPostQuery,
} from '#contracts/admin-posts.ts'
import { listRules } from '#contracts/lists.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { whereRecord, type RecordRef } from '#platform/db/update-at-revision.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { inOrder, whereAfter, type Order } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import { fieldsOf } from './post-fields.ts'
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

/**
 * Returns one page of posts of any status, newest first. The search matches words in titles and the start of slugs.
 */
export async function listPostsForAdmin(
  { db, now }: ServiceContext,
  { status, search, before }: AdminPostQuery,
): Promise<AdminPostList> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(
      and(
        status ? eq(posts.status, status) : undefined,
        search ? whereContains(search) : undefined,
        before ? whereAfter(search ? newestHit : newestFirst, placeOf(before)) : undefined,
      ),
    )
    .orderBy(...(search ? inOrder(newestHit) : inOrder(newestFirst)))
    .limit(adminPostPageSize + 1)
  const pageRows = rows.slice(0, adminPostPageSize)
  const last = rows.length > adminPostPageSize ? pageRows.at(-1) : undefined
  return {
    posts: pageRows.map((row) => toAdminCard(row, now)),
    next: last ? `${last.date}.${last.id}` : null,
  }
}

/** Finds a post by an earlier address too, unless an id is given or another post has the address now. */
export async function readPost({ db, now }: ServiceContext, address: RecordRef): Promise<AdminPost | null> {
  const { slug, id } = address
  const movedId = sql`(select ${postSlugs.postId} from ${postSlugs} where ${postSlugs.slug} = ${slug})`
  const [row] = await db
    .select()
    .from(posts)
    .where(id === undefined ? or(eq(posts.slug, slug), eq(posts.id, movedId)) : whereRecord(posts, address))
    .orderBy(desc(eq(posts.slug, slug)))
    .limit(1)
  return row ? toAdminPost(row, now) : null
}

/** Converts a row to the admin's view of a post; `isLive` says whether it is public at `now`. */
export function toAdminPost(row: PostRow, now: Date): AdminPost {
  const { id, html, headings, readingMinutes, revision, createdAt } = row
  return {
    ...fieldsOf(row),
    ...toAdminCard(row, now),
    id,
    html,
    headings,
    readingMinutes,
    revision,
    createdAt: createdAt.toISOString(),
  }
}

function toAdminCard(row: Pick<PostRow, keyof typeof cardColumns>, now: Date): AdminPostCard {
  const { id: _, publishAt, updatedAt, ...card } = pick(row, namesOf(cardColumns))
  const { status } = card
  return {
    ...card,
    publishAt: publishAt?.toISOString() ?? null,
    isLive: status === 'published' || (status === 'scheduled' && publishAt !== null && publishAt <= now),
    updatedAt: updatedAt.toISOString(),
  }
}

const newestFirst: Order = { by: posts.date, id: posts.id, direction: 'desc' }
const newestHit: Order = { by: withoutIndex(posts.date), id: withoutIndex(posts.id), direction: 'desc' }

function whereContains(search: string): SQL {
  const slug = search.trim().toLowerCase().replace(/\s+/g, '-')
  const inTitles = searchIds('posts_fts', search, { column: 'title' }) ?? sql`select 0`
  // Every character of a slug sorts before '{'.
  const inSlugs = sql`select id from posts where slug >= ${slug} and slug < ${`${slug}{`} limit ${listRules.searchHitsMax}`
  return sql`${posts.id} in (select * from (${inTitles}) union select * from (${inSlugs}))`
}

function placeOf(before: string) {
  const [date = '', id = ''] = before.split('.')
  return { value: date, id: Number(id) }
}
