import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ExportedPost } from '#contracts/post-files.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isSame } from './post-fields.ts'
import { createPost, updatePost } from './save-post.ts'
import { wherePublished } from './visible-posts.ts'

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
