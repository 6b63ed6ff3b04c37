import { pagesOfPost } from './pages-of-post.ts'
import { listDuePosts, whereDue } from './visible-posts.ts'
import { posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

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
