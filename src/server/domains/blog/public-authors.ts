import { and, eq, gt, sql } from 'drizzle-orm'
import type { AuthorPage } from '#contracts/authors.ts'
import type { PublicAuthor } from '#contracts/blog.ts'
import { findPicturesById } from '#domains/files/shown-pictures.ts'
import { authors, postCounts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { pagesOf } from '#shared/list-pages.ts'
import { whereNamed } from './author-names.ts'
import { countPosts, listCards } from './list-posts.ts'

type Context = Pick<ServiceContext, 'db'>
export type AuthorRow = typeof authors.$inferSelect

/** Returns the author with this name, or undefined if none has it. */
export async function findNamedAuthor(
  context: Context,
  name: string | null,
): Promise<PublicAuthor | undefined> {
  if (name === null) return undefined
  const [row] = await context.db.select().from(authors).where(whereNamed(name))
  return row && toPublicAuthor(context, row)
}

async function toPublicAuthor(context: Context, row: AuthorRow): Promise<PublicAuthor> {
  const { slug, name, title, bio } = row
  const picture = (await findPicturesById(context, row.picture === null ? [] : [row.picture]))
    .values()
    .next().value
  return { slug, name, title, ...(bio ? { bio } : {}), ...(picture ? { picture } : {}) }
}

/** Returns an author with one page of their public posts, newest first. Null if there is no such author or page. */
export async function readAuthorPage(
  context: ServiceContext,
  slug: string,
  page: number,
): Promise<AuthorPage | null> {
  const [row] = await context.db.select().from(authors).where(eq(authors.slug, slug))
  if (!row) return null
  const [author, posts, total] = await Promise.all([
    toPublicAuthor(context, row),
    listCards(context, { author: row.name, page }),
    countPosts(context, { author: row.name }),
  ])
  return page > pagesOf(total) ? null : { author, posts, total }
}

export async function authorPageExists(
  context: ServiceContext,
  slug: string,
  page: number,
): Promise<boolean> {
  const [row] = await context.db.select({ name: authors.name }).from(authors).where(eq(authors.slug, slug))
  return row !== undefined && page <= pagesOf(await countPosts(context, { author: row.name }))
}

/** Returns the authors who have public posts, with their number. */
export const listPublishedAuthors = ({ db }: Context) =>
  db
    .select({
      slug: authors.slug,
      name: authors.name,
      title: authors.title,
      bio: authors.bio,
      total: postCounts.posts,
    })
    .from(authors)
    .innerJoin(
      postCounts,
      and(
        sql`${postCounts.list} = 'author/' || lower(${authors.name})`,
        eq(postCounts.level, 0),
        gt(postCounts.posts, 0),
      ),
    )
    .orderBy(authors.slug)
