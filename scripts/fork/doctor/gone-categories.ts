import * as z from 'zod/mini'
import { postCategories } from '#contracts/blog.ts'
import { blogPageSize } from '#shared/list-pages.ts'
import { readLocalTable } from '../../lib/local/read-local-table.ts'
import { textOf } from '../../gate/site-reader.ts'
import { ask } from './live-site.ts'

const filedPostsSchema = z.array(z.object({ slug: z.string(), category: z.string() }))
type FiledPost = z.infer<typeof filedPostsSchema>[number]

const pagesMax = 100

const hasGoneCategory = ({ category }: FiledPost) => !postCategories.includes(category)

/** Returns the posts of the local database, drafts too, whose category the blog no longer has. */
export function goneCategoriesInDatabase(): FiledPost[] {
  const rows = readLocalTable('posts', (database) =>
    database.prepare('select slug, category from posts order by slug').all(),
  )
  return z.parse(filedPostsSchema, rows ?? []).filter(hasGoneCategory)
}

/** Returns the public posts of a deployed site whose category the blog no longer has. */
export async function goneCategoriesOnSite(url: string): Promise<FiledPost[]> {
  const found: FiledPost[] = []
  for (let page = 1; page <= pagesMax; page += 1) {
    const response = await ask(`${url}/api/blog?page=${page}`)
    const posts = response.status === 200 ? readPosts(textOf(response)) : []
    found.push(...posts.filter(hasGoneCategory))
    if (posts.length < blogPageSize) break
  }
  return found
}

/** A site that answers something else is reported by the rules that read its pages. */
function readPosts(text: string): FiledPost[] {
  try {
    return z.parse(filedPostsSchema, JSON.parse(text))
  } catch {
    return []
  }
}

export function categoryNotes(posts: readonly FiledPost[]): string[] {
  const categories = [...new Set(posts.map(({ category }) => category))].sort()
  return categories.map((gone) => {
    const slugs = posts.filter(({ category }) => category === gone).map(({ slug }) => slug)
    return `The blog has no category "${gone}" any more, but posts are filed under it, and readers find them only under All: ${slugs.join(', ')}. Choose another category for each in the back office.`
  })
}
