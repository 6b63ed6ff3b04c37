import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { posts } from '#server/db/schema/blog.ts'

/**
 * The one place that decides what readers see: published posts, and scheduled ones whose time has come. Nothing
 * runs at that time; it is decided whenever somebody reads.
 */
export function wherePublished(now: Date): SQL | undefined {
  return or(eq(posts.status, 'published'), and(eq(posts.status, 'scheduled'), lte(posts.publishAt, now)))
}
