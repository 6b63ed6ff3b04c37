import * as z from 'zod/mini'

// What every list of the back office shares on the wire. A list is asked with `search`, `sort`, filters of its own and
// `after`, the `next` of the answer before; it answers `{ items, next }` and never a total.

export const listRules = {
  /** Rows of one answer. */
  pageRows: 50,
  searchCharsMax: 100,
  /** A search looks at this many newest hits; older ones are not sorted or filtered. */
  searchHitsMax: 100,
  cursorCharsMax: 2000,
} as const

/** `search` of a list's query: trimmed, and nothing when it is empty. */
export const listSearch = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(listRules.searchCharsMax, `A search has at most ${listRules.searchCharsMax} characters.`),
    ),
)

/** `after` of a list's query. What it holds is read by `readCursor` (src/server/lists/cursor.ts). */
export const listAfter = z.optional(
  z.string().check(z.maxLength(listRules.cursorCharsMax, '"after" is the "next" of another answer.')),
)

/**
 * The answer of a list whose rows are `item`s. `next` leads on and is null at the end. An answer may hold fewer rows
 * than a page, even none, and still lead on: the server looks at a bounded number of rows for one answer.
 */
export const listAnswer = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

export interface ListAnswer<Item> {
  items: Item[]
  next: string | null
}
