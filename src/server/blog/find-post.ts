import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Post, PostCard } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { valuesOf } from '#server/db/values-of.ts'
import { cardColumns, type PostRow, toCard, toPost } from './post-row.ts'
import { wherePublished } from './visible-posts.ts'

const relatedMax = 3

export async function findPost({ db, now }: ServiceContext, slug: string): Promise<Post | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), wherePublished(now)))
  return row ? { ...toPost(row), related: await relatedTo(db, row, now) } : null
}

export async function postExists({ db, now }: ServiceContext, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), wherePublished(now)))
  return row !== undefined
}

async function relatedTo(db: Db, { id, category, keywords }: PostRow, now: Date): Promise<PostCard[]> {
  const sharedKeywords = sql<number>`(
    select count(*) from json_each(${posts.keywords}) as mine
    where mine.value in ${valuesOf(keywords)}
  )`
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(and(ne(posts.id, id), wherePublished(now)))
    .orderBy(
      sql`${posts.category} = ${category} desc`,
      desc(sharedKeywords),
      desc(posts.date),
      desc(posts.id),
    )
    .limit(relatedMax)
  return rows.map(toCard)
}
