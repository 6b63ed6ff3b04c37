import * as z from 'zod/mini'
import { postCategories } from './blog.ts'

/** A text in the pieces that did and did not match; joined they are the text. */
export const markedTextSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchHitSchema = z.object({
  slug: z.string(),
  title: markedTextSchema,
  /** The passage that fits best: of the text, or the excerpt where the text itself has none of the words. */
  passage: markedTextSchema,
  /** The keywords and tags of the post that match. */
  topics: z.array(markedTextSchema),
  /** Calendar day, `YYYY-MM-DD`. */
  date: z.string(),
  category: z.enum(postCategories),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** What `GET /api/blog/search?q=` answers. */
export const searchResultSchema = z.object({
  /** The query as it was searched. Empty: nothing was. */
  query: z.string(),
  /** The best first. */
  hits: z.array(searchHitSchema),
  /** Whether more posts match than are listed. */
  hasMore: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResultSchema>
