import { readdir, readFile } from 'node:fs/promises'
import { parsePostFile } from '#content/front-matter.ts'
import { createPost } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'

const folder = new URL('../src/content/posts/', import.meta.url)

/** Publishes the posts of `src/content/posts` whose slug is still free. Oldest first, so that ids follow dates. */
export async function seedPosts(db: Db): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const files = await Promise.all(
    names.map(async (name) => parsePostFile(name, await readFile(new URL(name, folder), 'utf8'))),
  )
  let added = 0
  for (const file of files.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const result = await createPost(db, { ...file, status: 'published' }, new Date(`${file.date}T09:00:00Z`))
    if (result.ok) added += 1
  }
  return added
}
