import type { SearchResult } from '#contracts/blog-search.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import { matchExpression } from './match-expression.ts'
import { searchPosts } from './search-posts.ts'

/** A search by a stranger: counted for the address that it comes from, when there is anything to search for. */
export async function searchFor(
  db: Db,
  { query, address, now }: { query: string; address: string; now: Date },
): Promise<{ ok: true; result: SearchResult } | TooMany> {
  if (matchExpression(query) !== null) {
    const taken = await takeTokens(db, [limit('search', address)])
    if (!taken.ok) return taken
  }
  return { ok: true, result: await searchPosts(db, query, now) }
}
