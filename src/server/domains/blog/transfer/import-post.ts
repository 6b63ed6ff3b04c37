import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ExportedPost } from '#content/blog/post-file.ts'
import { fieldsOf } from '#domains/blog/post-fields.ts'
import type { PostRow } from '#domains/blog/post-row.ts'
import { createPost, type PostInput, updatePost } from '#domains/blog/save-post.ts'
import { wherePublished } from '#domains/blog/visible-posts.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export async function importPost(
  context: ServiceContext,
  { post, replace }: { post: ExportedPost; replace: boolean },
) {
  const { db, now } = context
  const { previousSlugs, feedId, updatedAt, ...fields } = post
  const savedAt = updatedAt ? new Date(updatedAt) : now
  const [existing] = await db.select().from(posts).where(eq(posts.slug, post.slug))
  if (!existing) {
    const input: PostInput = { ...fields, publishAt: fields.publishAt ? new Date(fields.publishAt) : null }
    const createResult = await createPost({ ...context, now: savedAt }, input)
    if (!createResult.ok) return createResult
    await keepIdentity(context, { postId: createResult.post.id, previousSlugs, feedId, savedAt })
    return { ok: true as const, outcome: 'added' as const }
  }
  if (isSame(existing, fields)) {
    await keepIdentity(context, { postId: existing.id, previousSlugs, feedId, savedAt })
    return { ok: true as const, outcome: 'unchanged' as const }
  }
  if (!replace) return { ok: true as const, outcome: 'kept' as const }
  const updateResult = await updatePost({ ...context, now: savedAt }, { slug: post.slug, patch: fields })
  if (!updateResult.ok) return updateResult
  await keepIdentity(context, { postId: existing.id, previousSlugs, feedId, savedAt })
  return { ok: true as const, outcome: 'replaced' as const }
}

function isSame(existing: PostRow, fields: Omit<ExportedPost, 'previousSlugs' | 'feedId' | 'updatedAt'>) {
  const { tags, publishAt, ...storedFields } = fieldsOf(existing)
  const storedValues = { ...storedFields, tags: tags ?? [], publishAt: publishAt?.getTime() ?? null }
  const fileValues = { ...fields, publishAt: fields.publishAt ? Date.parse(fields.publishAt) : null }
  return Object.entries(storedValues).every(
    ([name, value]) => comparable(value) === comparable(Reflect.get(fileValues, name)),
  )
}

/** Git on Windows gives every file other line ends, which are no change of a post. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'string' ? item.replace(/\r\n?/g, '\n') : item,
  )

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
