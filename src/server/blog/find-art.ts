import { and, eq } from 'drizzle-orm'
import { type PostCategory, postCategories } from '#contracts/blog.ts'
import { posts } from '#server/db/schema/blog.ts'
import type { ServiceContext } from '#server/service-context.ts'

export async function findArt(
  { db }: ServiceContext,
  { category, slug }: { category: string; slug: string },
) {
  if (!isCategory(category)) return null
  const [row] = await db
    .select({ art: posts.art })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.category, category)))
  return row?.art ?? null
}

const isCategory = (name: string): name is PostCategory =>
  postCategories.some((category) => category === name)
