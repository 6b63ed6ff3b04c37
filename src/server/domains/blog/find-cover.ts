import { and, eq } from 'drizzle-orm'
import { posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { CoverFigure } from '#shared/drawings.ts'
import { isSlug } from '#shared/slug.ts'
import { coverOf } from './post-row.ts'
import { wherePublished } from './visible-posts.ts'

/**
 * Returns the cover of a post, or null unless the post is public and in this category, so that drafts cannot be found
 * by guessing.
 */
export async function findCover(
  { db, now }: ServiceContext,
  { category, slug }: { category: string; slug: string },
): Promise<{ figure: CoverFigure; category: string } | null> {
  if (!isSlug(category) || !isSlug(slug)) return null
  const [row] = await db
    .select({ cover: posts.cover, category: posts.category })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.category, category), wherePublished(now)))
  return row ? { figure: coverOf(row), category } : null
}
