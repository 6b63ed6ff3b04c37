import { categoryCover } from '#content/blog/category.ts'
import type { ArticleMeta, PostCard } from '#contracts/blog.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { artPath } from '#shared/page-paths.ts'
import type { CoverFigure } from '#shared/drawings.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { unlink } from '#shared/links.ts'

export type PostRow = typeof posts.$inferSelect

export const cardColumns = {
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  date: posts.date,
  category: posts.category,
  keywords: posts.keywords,
  featuredImage: posts.featuredImage,
  cover: posts.cover,
} as const

type CardRow = Pick<PostRow, keyof typeof cardColumns>

export function featuredImage({
  featuredImage,
  category,
  slug,
}: Pick<CardRow, 'featuredImage' | 'category' | 'slug'>) {
  return featuredImage ?? artPath({ category, slug })
}

export function toCard(row: CardRow): PostCard {
  const { slug, title, excerpt, date, category, keywords } = row
  return {
    slug,
    title,
    excerpt,
    date,
    category,
    keywords,
    featuredImage: featuredImage(row),
    cover: coverOf(row),
  }
}

/** Returns the figure on the cover of a post: its own, or that of its category. */
export const coverOf = ({ cover, category }: Pick<CardRow, 'cover' | 'category'>): CoverFigure =>
  cover ?? categoryCover(category)

/** Converts a row to the public view of a post. Links to disabled pages become plain text. */
export function toPost(row: PostRow) {
  return { ...toArticleMeta(row), html: unlink(row.html, isPageOn), content: row.content }
}

function toArticleMeta(row: PostRow): Omit<ArticleMeta, 'related'> {
  return {
    ...toCard(row),
    ...(row.tags?.length ? { tags: row.tags } : {}),
    ...(row.author ? { author: row.author } : {}),
    headings: row.headings,
    tocDepth: row.tocDepth,
    wordCount: row.wordCount,
    readingMinutes: row.readingMinutes,
    updatedAt: lastChange(row).toISOString(),
  }
}

const lastChange = ({ updatedAt, visibleAt }: PostRow): Date =>
  visibleAt !== null && visibleAt > updatedAt ? visibleAt : updatedAt
