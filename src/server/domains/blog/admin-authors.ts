import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { AdminAuthor } from '#contracts/authors.ts'
import { findPicturesById } from '#domains/files/shown-pictures.ts'
import type { Db } from '#platform/db/open.ts'
import { authors, postCounts } from '#platform/db/schema/blog.ts'
import { type RecordRef, whereRecord } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { AuthorRow } from './public-authors.ts'

const articles = sql<number>`coalesce((select ${postCounts.posts} from ${postCounts}
  where ${postCounts.list} = 'author/' || lower(${authors.name}) and ${postCounts.level} = 0), 0)`

/** Returns all authors by name. There are `authorsMax` at most. */
export async function listAuthors(context: ServiceContext): Promise<AdminAuthor[]> {
  const rows = await context.db
    .select({ ...getTableColumns(authors), articles })
    .from(authors)
    .orderBy(asc(sql`lower(${authors.name})`))
  return withPictures(context, rows)
}

/** Returns an author, or null if there is none at this address. */
export async function findAuthor(context: ServiceContext, ref: RecordRef): Promise<AdminAuthor | null> {
  const rows = await context.db
    .select({ ...getTableColumns(authors), articles })
    .from(authors)
    .where(whereRecord(authors, ref))
  return (await withPictures(context, rows))[0] ?? null
}

async function withPictures(
  context: ServiceContext,
  rows: readonly (AuthorRow & { articles: number })[],
): Promise<AdminAuthor[]> {
  const pictures = await findPicturesById(
    context,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ updatedAt: _, bio, picture, ...row }) => {
    const shownPicture = pictures.get(picture ?? 0)
    return {
      ...row,
      ...(bio === null ? {} : { bio }),
      ...(picture === null ? {} : { picture }),
      ...(shownPicture ? { shownPicture } : {}),
    }
  })
}

/** Returns an author as stored, or undefined if there is none at this address. */
export async function readAuthorRow(db: Db, ref: RecordRef): Promise<AuthorRow | undefined> {
  const [row] = await db.select().from(authors).where(whereRecord(authors, ref))
  return row
}
