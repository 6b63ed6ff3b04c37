import * as z from 'zod/mini'
import { postCategories } from './blog.ts'

/** A text split at its matches; joining the parts restores it. */
export const markedTextSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchHitSchema = z.object({
  slug: z.string(),
  title: markedTextSchema,
  /** The best passage of the text, or the excerpt when only other fields match. */
  passage: markedTextSchema,
  topics: z.array(markedTextSchema),
  date: z.string(),
  category: z.enum(postCategories),
})
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchResultSchema = z.object({
  query: z.string(),
  hits: z.array(searchHitSchema),
  hasMore: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResultSchema>
