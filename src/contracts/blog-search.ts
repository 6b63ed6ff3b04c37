import * as z from 'zod/mini'
import { coverFigures } from '#shared/cover-figures.ts'
import { postCategories } from './blog.ts'

export const markedTextSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchHitSchema = z.object({
  slug: z.string(),
  title: markedTextSchema,
  passage: markedTextSchema,
  topics: z.array(markedTextSchema),
  date: z.string(),
  category: z.enum(postCategories),
  cover: z.enum(coverFigures),
})
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchResultSchema = z.object({
  query: z.string(),
  hits: z.array(searchHitSchema),
  hasMore: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResultSchema>
