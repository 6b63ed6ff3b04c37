import type { SearchResult } from '#contracts/blog-search.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { matchExpression } from './match-expression.ts'
import { searchPosts } from './search-posts.ts'

export async function searchFor(
  context: ServiceContext,
  query: string,
): Promise<{ ok: true; result: SearchResult } | TooMany> {
  const { db, address } = context
  if (matchExpression(query) !== null) {
    const tokens = await takeTokens(db, addressLimits('search', address))
    if (!tokens.ok) return tokens
  }
  return { ok: true, result: await searchPosts(context, query) }
}
