import type { SearchResult } from '#contracts/blog.ts'
import { logError } from '#platform/log/log.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { matchExpression } from './match-expression.ts'
import { searchPosts } from './search-posts.ts'

/**
 * Searches the published posts. Refuses with `too-many-attempts` above the limit per IP; a search that could not be
 * counted still runs.
 */
export async function searchFor(
  context: ServiceContext,
  query: string,
): Promise<{ ok: true; result: SearchResult } | TooMany> {
  const countResult = matchExpression(query) === null ? null : await count(context)
  if (countResult?.ok === false && countResult.reason === 'too-many-attempts') return countResult
  const result = await searchPosts(context, query)
  if (countResult?.ok === false) logError('a search was not counted', countResult.error, {})
  return { ok: true, result }
}

async function count({ db, now, ip }: ServiceContext) {
  try {
    return await takeTokens({ db, now }, ipLimits('search', ip))
  } catch (error) {
    return { ok: false as const, reason: 'not-counted' as const, error }
  }
}
