import * as z from 'zod/mini'
import { categories } from '#content/blog/categories.ts'
import { coverFigures } from '#shared/drawings.ts'
import { shownPictureSchema } from './shown-picture.ts'

/** The categories of today. A stored post may name one that the blog no longer has. */
export const postCategories: readonly string[] = categories.map(({ id }) => id)
export type PostCategory = (typeof categories)[number]['id']

export const postStatuses = ['draft', 'scheduled', 'published', 'archived'] as const

export const postCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date: z.string(),
  category: z.string(),
  keywords: z.array(z.string()),
  featuredImage: z.string(),
  cover: z.enum(coverFigures),
  /** The featured picture, if it is one of the library. */
  picture: z.optional(shownPictureSchema),
})
export type PostCard = z.infer<typeof postCardSchema>

export const headingSchema = z.object({ level: z.number(), text: z.string(), id: z.string() })
export type Heading = z.infer<typeof headingSchema>

/** The author of an article, who has a page. */
export const publicAuthorSchema = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  bio: z.optional(z.string()),
  picture: z.optional(shownPictureSchema),
})
export type PublicAuthor = z.infer<typeof publicAuthorSchema>

export const articleMetaSchema = z.extend(postCardSchema, {
  tags: z.optional(z.array(z.string())),
  author: z.optional(z.string()),
  /** What is known of the author, unless no author of the blog has this name. */
  authorPage: z.optional(publicAuthorSchema),
  headings: z.array(headingSchema),
  tocDepth: z.number(),
  wordCount: z.number(),
  readingMinutes: z.number(),
  updatedAt: z.string(),
  related: z.array(postCardSchema),
})
export type ArticleMeta = z.infer<typeof articleMetaSchema>

export const articleSchema = z.extend(articleMetaSchema, { html: z.string() })
export type Article = z.infer<typeof articleSchema> & {
  /** The rendered cards of related articles. Only the first document has them, instead of `related`. */
  relatedHtml?: string | undefined
}

export const postSchema = z.extend(articleSchema, {
  content: z.string(),
})
export type Post = z.infer<typeof postSchema>
export const postsSchema = z.array(z.omit(postSchema, { related: true, authorPage: true }))

export const blogQuerySchema = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '"before" is a day like 2025-04-05.'))),
  page: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, '"page" is a number from 1 on.')),
      z.transform((page) => Number(page)),
    ),
  ),
  category: z.optional(z.enum(postCategories, `"category" is one of ${postCategories.join(', ')}.`)),
})

export const markedTextSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchHitSchema = z.object({
  slug: z.string(),
  title: markedTextSchema,
  passage: markedTextSchema,
  topics: z.array(markedTextSchema),
  date: z.string(),
  category: z.string(),
  cover: z.enum(coverFigures),
})
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchResultSchema = z.object({
  query: z.string(),
  hits: z.array(searchHitSchema),
  hasMore: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResultSchema>
