import { and, eq } from 'drizzle-orm'
import { type PostCategory, postCategories } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'

export async function findArt(db: Db, { category, slug }: { category: string; slug: string }) {
  if (!isCategory(category)) return null
  const [row] = await db
    .select({ art: posts.art })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.category, category)))
  return row?.art ?? null
}

const isCategory = (name: string): name is PostCategory =>
  postCategories.some((category) => category === name)
