import { readFileSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { cardColumns } from '#server/blog/post-row.ts'
import { renderPost } from '#server/blog/render-post.ts'
import { posts } from '#server/db/schema/blog.ts'

/** What the database answers to the queries of one post's page: the first whose pattern fits, as raw rows. */
export interface Answer {
  match: string
  rows: unknown[][]
}

/**
 * The answers for a post of the seed.
 * @param storedHtml the stored page, or null for a page that has to be drawn
 */
export async function answersFor(slug: string, storedHtml: string | null): Promise<Answer[]> {
  const name = `${slug}.md`
  const post = parsePostFile(name, readFileSync(`src/content/posts/${name}`, 'utf8'))
  const made = await renderPost(post)
  if (!made.ok) throw new Error(`${name} is not rendered: ${made.reason}`)
  const at = new Date(`${post.date}T12:00:00Z`)
  const row: Record<string, unknown> = {
    id: 1,
    author: null,
    featuredImage: null,
    ...post,
    ...made.rendered,
    status: 'published',
    publishAt: at,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  }
  const columns = getTableColumns(posts)
  const inColumns = (names: readonly string[]) =>
    names.map((column) => {
      const value = row[column] ?? null
      const { mapToDriverValue } = columns[column as keyof typeof columns]
      return value === null ? null : mapToDriverValue.call(columns[column as keyof typeof columns], value)
    })
  const card = inColumns(Object.keys(cardColumns))
  return [
    { match: 'from "site_content"', rows: [[1, storedHtml, null]] },
    { match: 'select min\\(', rows: [[null]] },
    { match: '^select "id" from "posts"', rows: [[1]] },
    { match: '"slug" = \\?', rows: [inColumns(Object.keys(columns))] },
    { match: 'json_each', rows: [card, card, card] },
  ]
}
