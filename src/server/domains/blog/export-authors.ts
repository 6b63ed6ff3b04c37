import { asc, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { authors } from '#platform/db/schema/blog.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'

const rowsPerPage = 500

/** Yields all authors of the blog. */
export async function* exportAuthors(db: Db) {
  const batches = pagesById(rowsPerPage, (afterId) =>
    db.select().from(authors).where(gt(authors.id, afterId)).orderBy(asc(authors.id)).limit(rowsPerPage),
  )
  for await (const rows of batches) yield rows.map(({ revision: _, ...author }) => author)
}
