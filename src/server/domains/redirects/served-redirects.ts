import { eq, sql } from 'drizzle-orm'
import { redirectRules } from '#contracts/redirect-rules.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeToken } from '#platform/rate-limit/take.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { ServedRedirects } from './serve-redirect.ts'

/** Returns all redirects by the path that they begin at. */
export async function listServedRedirects({ db }: Pick<DatabaseContext, 'db'>): Promise<ServedRedirects> {
  const { id, fromPath, toUrl, status } = redirects
  const rows = await db
    .select({ id, fromPath, toUrl, status })
    .from(redirects)
    .limit(redirectRules.redirectsMax)
  return Object.fromEntries(
    rows.map((row) => [row.fromPath, { id: row.id, to: row.toUrl, status: row.status }]),
  )
}

/** Counts readers who were redirected, up to an hourly limit of writes for the whole site. */
export async function recordRedirectHits(
  context: DatabaseContext,
  { id, hits }: { id: number; hits: number },
): Promise<void> {
  const token = await takeToken(context, limit('redirect-hits'))
  if (!token.allowed) return
  await context.db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + ${hits}` })
    .where(eq(redirects.id, id))
}
