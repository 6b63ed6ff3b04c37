import { eq, sql } from 'drizzle-orm'
import type { ExportedPost } from '#content/blog/post-file.ts'
import { fieldsOf } from '#server/blog/post-fields.ts'
import { createPost, type PostInput, updatePost } from '#server/blog/save-post.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { posts, postSlugs } from '#server/db/schema/blog.ts'

/** What became of one file. 'kept' is a post that is there, says something else and may not be replaced. */
export type Imported = 'added' | 'replaced' | 'unchanged' | 'kept'

/**
 * Brings one post into the database, without a saver: it went through an editor somewhere else.
 * @param replace whether a post that is there is changed to what the file says
 * @returns what became of it, or the reason for which it was refused
 */
export async function importPost(
  db: Db,
  post: ExportedPost,
  { replace, now }: { replace: boolean; now: Date },
) {
  const { previousSlugs, updatedAt, ...fields } = post
  const savedAt = updatedAt ? new Date(updatedAt) : now
  const [existing] = await db.select().from(posts).where(eq(posts.slug, post.slug))
  if (!existing) {
    const input: PostInput = { ...fields, publishAt: fields.publishAt ? new Date(fields.publishAt) : null }
    const created = await createPost(db, input, savedAt)
    if (!created.ok) return created
    await keepSlugs(db, created.id, previousSlugs, savedAt)
    return { ok: true as const, outcome: 'added' as const }
  }
  if (isSame(existing, fields)) return { ok: true as const, outcome: 'unchanged' as const }
  if (!replace) return { ok: true as const, outcome: 'kept' as const }
  const updated = await updatePost(db, post.slug, fields, savedAt)
  if (!updated.ok) return updated
  await keepSlugs(db, existing.id, previousSlugs, savedAt)
  return { ok: true as const, outcome: 'replaced' as const }
}

function isSame(
  existing: typeof posts.$inferSelect,
  fields: Omit<ExportedPost, 'previousSlugs' | 'updatedAt'>,
) {
  const { tags, publishAt, ...stored } = fieldsOf(existing)
  const there = { ...stored, tags: tags ?? [], publishAt: publishAt?.getTime() ?? null }
  const here = { ...fields, publishAt: fields.publishAt ? Date.parse(fields.publishAt) : null }
  return Object.entries(there).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(here, name)),
  )
}

/** An address that a post has now is not taken from it. */
async function keepSlugs(db: Db, postId: number, slugs: readonly string[], createdAt: Date) {
  for (const slug of slugs) {
    const isFree = sql`not exists (select 1 from ${posts} where ${posts.slug} = ${slug})`
    await insertWhere(db, postSlugs, { slug, postId, createdAt }, isFree).onConflictDoNothing()
  }
}
