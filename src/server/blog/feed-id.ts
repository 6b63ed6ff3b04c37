import { sql } from 'drizzle-orm'
import { posts } from '#server/db/schema/blog.ts'
import type { PostRow } from './post-row.ts'
import { isShown } from './visible-posts.ts'

export const feedIdOfNew = (slug: string, now: Date) =>
  sql<
    string | null
  >`(select ${`${slug}@${now.getTime()}`} from ${posts} as other where other.feed_id = ${slug} limit 1)`

/** What feed readers have seen stays what they know the post by, so that no new slug announces it again. */
export function feedIdOfChanged(before: PostRow, slug: string, now: Date) {
  if (before.feedId !== null || slug === before.slug) return before.feedId
  return isShown(before, now) ? before.slug : feedIdOfNew(slug, now)
}
