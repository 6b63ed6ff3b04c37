import { and, eq } from 'drizzle-orm'
import type { Post } from '#contracts/blog.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { withPictures } from '#domains/files/shown-pictures.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { withCardPictures } from './card-pictures.ts'
import { toPost } from './post-row.ts'
import { findNamedAuthor } from './public-authors.ts'
import { relatedTo } from './related-posts.ts'
import { listDuePosts, wherePublished } from './visible-posts.ts'

/** Returns a published post with its related posts, or null when no published post has this slug. */
export async function findPost(context: ServiceContext, slug: string): Promise<Post | null> {
  const { db, now } = context
  await listDuePosts(context)
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), wherePublished(now)))
  if (!row) return null
  const post = toPost(row)
  const [html, [card = post], related, authorPage] = await Promise.all([
    withPictures(context, post.html),
    withCardPictures(context, [post]),
    relatedTo(context, row),
    findNamedAuthor(context, row.author),
  ])
  return { ...card, html, related, ...(authorPage ? { authorPage } : {}) }
}

export async function postExists({ db, now }: ServiceContext, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), wherePublished(now)))
  return row !== undefined
}
