import { type SQL, sql } from 'drizzle-orm'
import { revisionsKept } from '#contracts/post-revisions.ts'
import type { Db } from '#platform/db/open.ts'
import { postRevisions } from '#platform/db/schema/blog.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import { fieldsOf } from './post-fields.ts'
import type { PostRow } from './post-row.ts'

const foldMs = 5 * 60 * 1000

interface Version {
  postId: number | SQL<number>
  revision: number
  fields: ReturnType<typeof fieldsOf>
  savedById: number | null
  savedAt: Date
  isAutosave?: boolean
}

export function revisionStatement(
  db: Db,
  { postId, revision, fields, savedById, savedAt, isAutosave = false }: Version,
  when: SQL,
) {
  const version = {
    postId,
    revision,
    fields,
    savedById: existingUserId(savedById),
    isAutosave,
    createdAt: savedAt,
  }
  return insertWhere(db, postRevisions, version, when).onConflictDoNothing()
}

export const previousRevisionStatement = (db: Db, before: PostRow, when: SQL) =>
  revisionStatement(
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

/** Returns the statement that deletes folded and old revisions. Must follow `keepRevision` in its batch. */
export function thinRevisionsStatement(db: Db, postId: number, revision: number) {
  // Spelled out: inside a DELETE drizzle omits the table's name, and the subquery has a column of the same name.
  const matchesFolded = sql`exists (
    select 1 from post_revisions as newer
    where newer.post_id = ${postId} and newer.revision = ${revision}
      and post_revisions.revision = ${revision - 1}
      and newer.is_autosave and post_revisions.is_autosave
      and newer.saved_by_id = post_revisions.saved_by_id
      and ${foldingTime('newer')} = ${foldingTime('post_revisions')}
      and json_extract(newer.fields, '$.status') = 'draft'
      and json_extract(post_revisions.fields, '$.status') = 'draft'
  )`
  const matchesOld = sql`id not in (
    select kept.id from post_revisions as kept where kept.post_id = ${postId} order by kept.revision desc limit ${revisionsKept}
  )`
  return db
    .delete(postRevisions)
    .where(sql`${postRevisions.postId} = ${postId} and (${matchesFolded} or ${matchesOld})`)
}

/** Raw, because D1 binds numbers as reals, and the division would yield fractions. */
const foldingTime = (table: string) => sql.raw(`${table}.created_at / ${foldMs}`)
