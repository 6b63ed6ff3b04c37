import { createPost } from '#domains/blog/save-post.ts'
import { posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { PostFields } from '#contracts/admin-posts.ts'
import { readPosts } from '../../build/content/read-posts.ts'

export async function seedPosts(
  context: ServiceContext,
  files: readonly PostFields[] = readPosts(),
): Promise<number> {
  const { db } = context
  const present = new Set((await db.select({ slug: posts.slug }).from(posts)).map(({ slug }) => slug))
  let addedCount = 0
  for (const post of files) {
    if (present.has(post.slug)) continue
    const result = await createPost(context, post)
    if (result.ok) addedCount += 1
  }
  return addedCount
}
