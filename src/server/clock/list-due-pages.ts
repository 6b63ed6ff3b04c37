import { pagesOfPost } from '#server/blog/pages-of-post.ts'
import { listDuePosts, whereDue } from '#server/blog/visible-posts.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'

/** A day on which many posts appear renews the pages of these; the others' are renewed by their readers. */
const postsMax = 20

/** Puts the scheduled posts whose time has come into the lists. Returns the pages that this changes. */
export async function listDuePages(context: ServiceContext): Promise<string[]> {
  const due = await context.db
    .select({ slug: posts.slug, category: posts.category })
    .from(posts)
    .where(whereDue(context.now))
    .limit(postsMax)
  if (due.length === 0 || !(await listDuePosts(context))) return []
  return pagesOfPost(context, due)
}
