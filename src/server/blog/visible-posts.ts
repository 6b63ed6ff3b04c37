import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { posts } from '#server/db/schema/blog.ts'

/** Scheduled posts need no job: their time is compared on every read. */
export function wherePublished(now: Date): SQL | undefined {
  return or(eq(posts.status, 'published'), and(eq(posts.status, 'scheduled'), lte(posts.publishAt, now)))
}
