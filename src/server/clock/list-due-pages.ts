import { pagesOfPost } from '#server/blog/pages-of-post.ts'
import { listDuePosts, whereDue } from '#server/blog/visible-posts.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'

const postsMax = 20

export async function listDuePages(context: ServiceContext): Promise<string[]> {
  const due = await context.db
    .select({ slug: posts.slug, category: posts.category, date: posts.date })
    .from(posts)
    .where(whereDue(context.now))
    .limit(postsMax)
  if (due.length === 0 || !(await listDuePosts(context))) return []
  return pagesOfPost(context, due)
}
