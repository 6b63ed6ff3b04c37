import { type SQL, sql } from 'drizzle-orm'
import { revisionsKept } from '#contracts/post-revisions.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { postRevisions } from '#server/db/schema/blog.ts'
import { fieldsOf } from '#server/blog/post-fields.ts'
import type { PostRow } from '#server/blog/post-row.ts'

/** Drafts save themselves every few seconds: what one person saves of a draft within this time is one version. */
const foldMs = 5 * 60 * 1000

interface Kept {
  postId: number
  revision: number
  fields: ReturnType<typeof fieldsOf>
  savedById: number | null
  savedAt: Date
}

/**
 * Writes a version of a post, for the batch of the save that made it.
 * @param when a condition on the database as it is at that place of the batch
 */
export function keepRevision(
  db: Db,
  { postId, revision, fields, savedById, savedAt }: Kept,
  when: SQL = sql`1`,
) {
  const version = { postId, revision, fields, savedById, createdAt: savedAt }
  return insertWhere(db, postRevisions, version, when).onConflictDoNothing()
}

/** What a post was before its versions were kept, so that its first change can be taken back. */
export const keepRevisionBefore = (db: Db, before: PostRow, when: SQL) =>
  keepRevision(
    db,
    {
      postId: before.id,
      revision: before.revision,
      fields: fieldsOf(before),
      savedById: null,
      savedAt: before.updatedAt,
    },
    when,
  )

/**
 * Takes away the version before this one where both are the same person's draft of the same five minutes, and all
 * but the newest fifty. Runs after `keepRevision` in its batch.
 */
export function thinRevisions(db: Db, postId: number, revision: number) {
  // Spelt out: inside a DELETE drizzle leaves the table's name off a column, and the subquery has one of that name.
  const isFolded = sql`exists (
    select 1 from post_revisions as newer
    where newer.post_id = ${postId} and newer.revision = ${revision}
      and post_revisions.revision = ${revision - 1}
      and newer.saved_by_id = post_revisions.saved_by_id
      and ${foldingTime('newer')} = ${foldingTime('post_revisions')}
      and json_extract(newer.fields, '$.status') = 'draft'
      and json_extract(post_revisions.fields, '$.status') = 'draft'
  )`
  const isOld = sql`id not in (
    select kept.id from post_revisions as kept where kept.post_id = ${postId} order by kept.revision desc limit ${revisionsKept}
  )`
  return db
    .delete(postRevisions)
    .where(sql`${postRevisions.postId} = ${postId} and (${isFolded} or ${isOld})`)
}

/** Which five minutes a row falls into. Raw: D1 binds numbers as reals, which would divide into fractions. */
const foldingTime = (table: string) => sql.raw(`${table}.created_at / ${foldMs}`)
