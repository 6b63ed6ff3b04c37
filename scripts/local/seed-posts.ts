import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { createPost } from '#server/blog/save-post.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { findCollection } from '../content/look-up.ts'

export async function seedPosts(context: ServiceContext): Promise<number> {
  const { db } = context
  const present = new Set((await db.select({ slug: posts.slug }).from(posts)).map(({ slug }) => slug))
  const folder = findCollection('posts')
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  let added = 0
  for (const name of files) {
    const post = parsePostFile(name, readFileSync(join(folder, name), 'utf8'))
    if (present.has(post.slug)) continue
    const publishAt = new Date(`${post.date}T12:00:00Z`)
    const created = await createPost(context, { ...post, status: 'published', publishAt })
    if (created.ok) added += 1
  }
  return added
}
