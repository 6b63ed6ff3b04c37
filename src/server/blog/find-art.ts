import { and, eq } from 'drizzle-orm'
import { type PostCategory, postCategories } from '#contracts/blog.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { isSlug } from '#shared/slug.ts'
import { wherePublished } from './visible-posts.ts'

/** Returns the art of a post, or null unless the post is public, so that drafts cannot be found by guessing. */
export async function findArt(
  { db, now }: ServiceContext,
  { category, slug }: { category: string; slug: string },
) {
  if (!isCategory(category) || !isSlug(slug)) return null
  const [row] = await db
    .select({ art: posts.art })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.category, category), wherePublished(now)))
  return row?.art ?? null
}

const isCategory = (name: string): name is PostCategory =>
  postCategories.some((category) => category === name)
