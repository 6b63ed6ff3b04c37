import type { SearchResult } from '#contracts/blog-search.ts'
import type { Db } from '#server/db/open.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { searches } from './limits.ts'
import { matchExpression } from './match-expression.ts'
import { searchPosts } from './search-posts.ts'

/** A search by a stranger: counted for the address that it comes from, when there is anything to search for. */
export async function searchFor(
  db: Db,
  { query, address, now }: { query: string; address: string; now: Date },
): Promise<
  { ok: true; result: SearchResult } | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }
> {
  if (matchExpression(query) !== null) {
    const token = await takeToken(db, searches(address))
    if (!token.allowed) {
      return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: token.retryAfterSeconds }
    }
  }
  return { ok: true, result: await searchPosts(db, query, now) }
}
