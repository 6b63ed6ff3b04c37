import { eq, sql } from 'drizzle-orm'
import { redirectRules } from '#contracts/redirect-rules.ts'
import { listMenuPages, listPageSlugs } from '#domains/pages/public-pages.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeToken } from '#platform/rate-limit/take.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { ServedAddresses } from './served-addresses.ts'

/** Returns all redirects and the addresses of all published text pages. */
export async function listServedAddresses(context: Pick<DatabaseContext, 'db'>): Promise<ServedAddresses> {
  const { id, fromPath, toUrl, status } = redirects
  const [rows, slugs, menuPages] = await Promise.all([
    context.db.select({ id, fromPath, toUrl, status }).from(redirects).limit(redirectRules.redirectsMax),
    listPageSlugs(context),
    listMenuPages(context),
  ])
  return {
    redirects: Object.fromEntries(
      rows.map((row) => [row.fromPath, { id: row.id, to: row.toUrl, status: row.status }]),
    ),
    pages: slugs,
    menuPages,
  }
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
