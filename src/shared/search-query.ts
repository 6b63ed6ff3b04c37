export const searchRules = {
  /** More of a query is not read. */
  queryCharsMax: 200,
  /** The best matches that a search shows. */
  hitsMax: 50,
} as const

/**
 * A typed query as it is searched and shown: one line, at most 200 characters, never half of one. Browser and server
 * both read a query through this, so that they mean the same search by it.
 */
export function searchQuery(typed: string | null | undefined): string {
  const line = (typed ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return [...line].slice(0, searchRules.queryCharsMax).join('').trim()
}
