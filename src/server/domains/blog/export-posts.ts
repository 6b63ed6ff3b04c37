import { asc, gt, inArray } from 'drizzle-orm'
import type { ExportedPost } from '#contracts/post-files.ts'
import type { Db } from '#platform/db/open.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { valuesOf } from '#platform/db/sql.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { fieldsOf } from './post-fields.ts'

/** Few, because each has a long text. */
const rowsPerPage = 100

/** Yields all posts, published or not, in the order in which they were written. */
export async function* exportPostPages(db: Db) {
  const pages = pagesById(rowsPerPage, (afterId) =>
    db.select().from(posts).where(gt(posts.id, afterId)).orderBy(asc(posts.id)).limit(rowsPerPage),
  )
  for await (const rows of pages) {
    const slugs = await db
      .select()
      .from(postSlugs)
      .where(inArray(postSlugs.postId, valuesOf(rows.map(({ id }) => id))))
      .orderBy(asc(postSlugs.createdAt), asc(postSlugs.slug))
    yield rows.map((row) => ({
      ...fieldsOf(row),
      previousSlugs: slugs.filter(({ postId }) => postId === row.id).map(({ slug }) => slug),
      feedId: row.feedId,
      updatedAt: row.updatedAt.toISOString(),
    }))
  }
}

export async function exportPosts({ db }: Pick<DatabaseContext, 'db'>): Promise<ExportedPost[]> {
  const exported: ExportedPost[] = []
  for await (const page of exportPostPages(db)) exported.push(...page)
  return exported
}
