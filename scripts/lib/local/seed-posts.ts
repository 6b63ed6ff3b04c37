import { createPost } from '#domains/blog/save-post.ts'
import { posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { PostFile } from '#content/blog/front-matter.ts'
import { readPosts } from '../../build/content/read-posts.ts'

export async function seedPosts(
  context: ServiceContext,
  files: readonly PostFile[] = readPosts(),
): Promise<number> {
  const { db } = context
  const present = new Set((await db.select({ slug: posts.slug }).from(posts)).map(({ slug }) => slug))
  let addedCount = 0
  for (const post of files) {
    if (present.has(post.slug)) continue
    const publishAt = new Date(`${post.date}T12:00:00Z`)
    const result = await createPost(context, { ...post, status: 'published', publishAt })
    if (result.ok) addedCount += 1
  }
  return addedCount
}
