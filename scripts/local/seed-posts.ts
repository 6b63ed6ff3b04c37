import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { createPost } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'

const folder = 'src/content/posts'

export async function seedPosts(db: Db): Promise<number> {
  const present = new Set((await db.select({ slug: posts.slug }).from(posts)).map(({ slug }) => slug))
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  let added = 0
  for (const name of files) {
    const post = parsePostFile(name, readFileSync(join(folder, name), 'utf8'))
    if (present.has(post.slug)) continue
    const publishAt = new Date(`${post.date}T12:00:00Z`)
    const created = await createPost(db, { ...post, status: 'published', publishAt }, new Date())
    if (created.ok) added += 1
  }
  return added
}
