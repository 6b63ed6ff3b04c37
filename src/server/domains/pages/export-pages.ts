import { asc, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'
import { fieldsOf } from './page-row.ts'

/** Few, because each has a long text. */
const rowsPerPage = 100

/** Yields all text pages, published or not, with what was entered. */
export async function* exportPages(db: Db) {
  const batches = pagesById(rowsPerPage, (afterId) =>
    db.select().from(pages).where(gt(pages.id, afterId)).orderBy(asc(pages.id)).limit(rowsPerPage),
  )
  for await (const rows of batches)
    yield rows.map((row) => ({ id: row.id, ...fieldsOf(row), updatedAt: row.updatedAt }))
}
