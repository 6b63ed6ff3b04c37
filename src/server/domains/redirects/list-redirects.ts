import { and, type SQL, sql } from 'drizzle-orm'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import type { Redirect } from '#contracts/redirects.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { inOrder, type Order, pageOf, type Place, whereAfter } from '#platform/lists/keyset.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { toRedirect } from './redirect-row.ts'

export const redirectsSort = 'newest'
const newestFirst: Order = { by: redirects.id, id: redirects.id, direction: 'desc' }

const gramChars = 3

/** Returns a page of the redirects that contain the text in either address, newest first. */
export async function listRedirects(
  { db }: Pick<DatabaseContext, 'db'>,
  { search, place }: { search?: string | undefined; place: Place | undefined },
): Promise<ListResponse<Redirect>> {
  const rows = await db
    .select()
    .from(redirects)
    .where(and(search ? whereContains(search) : undefined, whereAfter(newestFirst, place)))
    .orderBy(...inOrder(newestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, redirectsSort, ({ id }) => ({ value: id, id }))
  return { items: items.map(toRedirect), next }
}

/** Finds the newest `searchHitsMax`. One or two characters are in no entry of the index: only the newest rows are read for them. */
function whereContains(search: string): SQL {
  const ids =
    [...search].length < gramChars
      ? sql`select id from (select id, from_path, to_url from redirects order by id desc limit ${listRules.searchHitsMax})
          where instr(lower(from_path || ' ' || to_url), ${search.toLowerCase()}) > 0`
      : sql`select rowid from redirects_grams where redirects_grams match ${`"${search.replaceAll('"', '""')}"`} order by rowid desc limit ${listRules.searchHitsMax}`
  return sql`${redirects.id} in (select * from (${ids}))`
}
