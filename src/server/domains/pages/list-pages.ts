import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { pick } from '#contracts/records/fields.ts'
import type { AdminPage, ListedPage, PageQuery } from '#contracts/pages.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { withoutIndex } from '#platform/db/sql.ts'
import { type RecordRef, whereRecord } from '#platform/db/update-at-revision.ts'
import { inOrder, type Order, pageOf, type Place, whereAfter } from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { type PageRow, toAdminPage, toListedPage } from './page-row.ts'

type Context = Pick<DatabaseContext, 'db'>

export const pagesSort = 'updated'
const newestFirst: Order = { by: pages.updatedAt, id: pages.id, direction: 'desc' }
const newestHit: Order = {
  by: withoutIndex(pages.updatedAt),
  id: withoutIndex(pages.id),
  direction: 'desc',
}

const listedColumns = pick(pages, [
  'id',
  'slug',
  'title',
  'heading',
  'navigation',
  'isInFooter',
  'status',
  'updatedAt',
])

/** Returns one page of text pages of any status, the last changed first. The search matches words and the start of slugs. */
export async function listPages(
  { db }: Context,
  { search, status, place }: Omit<PageQuery, 'after'> & { place: Place | undefined },
): Promise<ListResponse<ListedPage>> {
  const order = search ? newestHit : newestFirst
  const rows = await db
    .select(listedColumns)
    .from(pages)
    .where(
      and(
        status ? eq(pages.status, status) : undefined,
        search ? whereContains(search) : undefined,
        whereAfter(order, place),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, pagesSort, ({ id, updatedAt }) => ({ value: updatedAt.getTime(), id }))
  return { items: items.map(toListedPage), next }
}

function whereContains(search: string): SQL {
  const slug = search.trim().toLowerCase().replace(/^\//, '').replace(/\s+/g, '-')
  const inWords = searchIds('pages_fts', search) ?? sql`select 0`
  // Every character of a slug sorts before '{'.
  const inSlugs = sql`select id from pages where slug >= ${slug} and slug < ${`${slug}{`} limit ${listRules.searchHitsMax}`
  return sql`${pages.id} in (select * from (${inWords}) union select * from (${inSlugs}))`
}

/** Returns a text page of any status, or null when it does not exist. */
export async function findPage(context: Context, ref: RecordRef): Promise<AdminPage | null> {
  const row = await readPageRow(context, ref)
  return row ? toAdminPage(row) : null
}

export async function readPageRow({ db }: Context, ref: RecordRef): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(whereRecord(pages, ref))
  return row
}
