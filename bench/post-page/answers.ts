import { readFileSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { cardColumns } from '#server/blog/post-row.ts'
import { renderPost } from '#server/blog/render-post.ts'
import { posts } from '#server/db/schema/blog.ts'
import { findCollection } from '../../scripts/content/look-up.ts'

export interface Answer {
  match: string
  rows: unknown[][]
}

export async function answersFor(slug: string, storedHtml: string | null): Promise<Answer[]> {
  const name = `${slug}.md`
  const post = parsePostFile(name, readFileSync(`${findCollection('posts')}/${name}`, 'utf8'))
  const result = await renderPost(post)
  if (!result.ok) throw new Error(`${name} cannot be rendered: ${result.reason}`)
  const publishedAt = new Date(`${post.date}T12:00:00Z`)
  const row: Record<string, unknown> = {
    id: 1,
    author: null,
    featuredImage: null,
    ...post,
    ...result.rendered,
    status: 'published',
    publishAt: publishedAt,
    revision: 1,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    visibleAt: new Date(0),
    isListed: true,
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
    { match: 'left join "stored_pages"', rows: [[1, storedHtml && 1, storedHtml]] },
    { match: '"is_listed" = 0', rows: [] },
    { match: '^select "id" from "posts"', rows: [[1]] },
    { match: '"slug" = \\?', rows: [inColumns(Object.keys(columns))] },
    { match: 'related_posts', rows: [card, card, card] },
  ]
}
