import { and, eq } from 'drizzle-orm'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { wherePublished } from './visible-posts.ts'

export async function findMovedPost({ db, now }: ServiceContext, oldSlug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: posts.slug })
    .from(postSlugs)
    .innerJoin(posts, eq(posts.id, postSlugs.postId))
    .where(and(eq(postSlugs.slug, oldSlug), wherePublished(now)))
  return row?.slug ?? null
}
