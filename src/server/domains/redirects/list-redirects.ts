import { and, sql } from 'drizzle-orm'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import type { Redirect } from '#contracts/redirects.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { inOrder, type Order, pageOf, type Place, whereAfter } from '#platform/lists/keyset.ts'
import { gramSearch } from '#platform/lists/search.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { toRedirect } from './redirect-row.ts'

export const redirectsSort = 'newest'
const newestFirst: Order = { by: redirects.id, id: redirects.id, direction: 'desc' }

const searched = { table: 'redirects', columns: ['from_path', 'to_url'] }

/** Returns a page of the redirects that contain the text in either address, newest first. */
export async function listRedirects(
  { db }: Pick<DatabaseContext, 'db'>,
  { search, place }: { search?: string | undefined; place: Place | undefined },
): Promise<ListResponse<Redirect>> {
  const rows = await db
    .select()
    .from(redirects)
    .where(
      and(
        search ? sql`${redirects.id} in (${gramSearch(searched, search)})` : undefined,
        whereAfter(newestFirst, place),
      ),
    )
    .orderBy(...inOrder(newestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, redirectsSort, ({ id }) => ({ value: id, id }))
  return { items: items.map(toRedirect), next }
}
