import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { ExportedPost } from '#contracts/post-files.ts'
import type { Db } from '#platform/db/open.ts'
import { insertWhere, valuesOf } from '#platform/db/sql.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { fieldsOf, isSame } from './post-fields.ts'
import { createPost, updatePost } from './save-post.ts'
import { wherePublished } from './visible-posts.ts'

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

export async function exportPosts({ db }: Pick<ServiceContext, 'db'>): Promise<ExportedPost[]> {
  const exported: ExportedPost[] = []
  for await (const page of exportPostPages(db)) exported.push(...page)
  return exported
}

/**
 * Adds a post, or replaces the one at its slug if it differs and `replace` allows it. Refuses for the reasons of
 * `createPost` and `updatePost`.
 */
export async function importPost(
  context: ServiceContext,
  { post, replace }: { post: ExportedPost; replace: boolean },
) {
  const { previousSlugs, feedId, updatedAt, ...fields } = post
  const savedAt = updatedAt ? new Date(updatedAt) : context.now
  const contextThen = { ...context, now: savedAt }
  const identity = { previousSlugs, feedId, savedAt }
  const [existing] = await context.db.select().from(posts).where(eq(posts.slug, post.slug))
  if (!existing) {
    const result = await createPost(contextThen, fields)
    if (!result.ok) return result
    await keepIdentity(context, { postId: result.post.id, ...identity })
    return { ok: true as const, outcome: 'added' as const }
  }
  const isUnchanged = isSame(existing, fields)
  if (!isUnchanged) {
    if (!replace) return { ok: true as const, outcome: 'kept' as const }
    const result = await updatePost(contextThen, { slug: post.slug, patch: fields })
    if (!result.ok) return result
  }
  await keepIdentity(context, { postId: existing.id, ...identity })
  return { ok: true as const, outcome: isUnchanged ? ('unchanged' as const) : ('replaced' as const) }
}

async function keepIdentity(
  { db, now }: ServiceContext,
  {
    postId,
    previousSlugs,
    feedId,
    savedAt,
  }: { postId: number; previousSlugs: readonly string[]; feedId: string | null; savedAt: Date },
) {
  for (const slug of previousSlugs) {
    const whereFree = sql`not exists (select 1 from ${posts} where ${posts.slug} = ${slug} and ${wherePublished(now)})`
    await insertWhere(db, postSlugs, { slug, postId, createdAt: savedAt }, whereFree).onConflictDoNothing()
  }
  if (feedId !== null)
    await db
      .update(posts)
      .set({ feedId })
      .where(and(eq(posts.id, postId), isNull(posts.feedId)))
}
