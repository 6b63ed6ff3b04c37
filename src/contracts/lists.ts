import * as z from 'zod/mini'
import { optionalLineText } from './entered-text.ts'

export const listRules = {
  pageRows: 50,
  searchCharsMax: 100,
  searchHitsMax: 100,
  cursorCharsMax: 2000,
} as const

export const listSearch = z.optional(
  optionalLineText('A search is text.').check(
    z.maxLength(listRules.searchCharsMax, `A search has at most ${listRules.searchCharsMax} characters.`),
  ),
)

export const listAfter = z.optional(
  z.string().check(z.maxLength(listRules.cursorCharsMax, '"after" must be the "next" of another page.')),
)

/**
 * A page may have few rows or none and still have a `next`, because the server reads a bounded number of rows per
 * response.
 */
export const listResponse = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

export interface ListResponse<Item> {
  items: Item[]
  next: string | null
}
