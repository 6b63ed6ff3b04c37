import { sql } from 'drizzle-orm'
import { posts } from '#platform/db/schema/blog.ts'
import type { PostRow } from './post-row.ts'
import { isShown } from './visible-posts.ts'

export const feedIdOfNew = (slug: string, now: Date) =>
  sql<
    string | null
  >`(select ${`${slug}@${now.getTime()}`} from ${posts} as other where other.feed_id = ${slug} limit 1)`

/** Keeps the id that feed readers have seen, so that a new slug does not announce the post again. */
export function feedIdOfChanged(before: PostRow, slug: string, now: Date) {
  if (before.feedId !== null || slug === before.slug) return before.feedId
  return isShown(before, now) ? before.slug : feedIdOfNew(slug, now)
}
