import type { SearchResult } from '#contracts/blog-search.ts'
import type { Db } from '#server/db/open.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import { matchExpression } from './match-expression.ts'
import { searchPosts } from './search-posts.ts'

export async function searchFor(
  db: Db,
  { query, address, now }: { query: string; address: string; now: Date },
): Promise<{ ok: true; result: SearchResult } | TooMany> {
  if (matchExpression(query) !== null) {
    const tokens = await takeTokens(db, [limit('search', address)])
    if (!tokens.ok) return tokens
  }
  return { ok: true, result: await searchPosts(db, query, now) }
}
