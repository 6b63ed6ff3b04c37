import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  type PostFields,
  type PostRevision,
  postRevisionSchema,
  type RevisionLine,
  revisionsKept,
} from '#contracts/admin-posts.ts'
import { namesOf } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import { existingUserId } from '#platform/db/sql.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { Db } from '#platform/db/open.ts'
import { whereRecord, type RecordRef } from '#platform/db/update-at-revision.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { postRevisions, posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { fieldsOf } from './post-fields.ts'
import type { PostRow } from './post-row.ts'

const foldMs = 5 * 60 * 1000

interface Version {
  postId: number | SQL<number>
  revision: number
  fields: PostFields
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

/** Returns the statement that deletes folded and old revisions. Must follow `revisionStatement` in its batch. */
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

/**
 * Returns a post's revisions, newest first, each with the fields that changed since the one before. Returns null when
 * the post does not exist.
 */
export async function listRevisions(
  { db }: ServiceContext,
  address: RecordRef,
): Promise<RevisionLine[] | null> {
  const [post] = await db.select({ id: posts.id }).from(posts).where(whereRecord(posts, address))
  if (!post) return null
  const rows = await db
    .select({
      revision: postRevisions.revision,
      savedAt: postRevisions.createdAt,
      savedBy: users.name,
      title: sql<string>`json_extract(${postRevisions.fields}, '$.title')`,
      status: sql<string>`json_extract(${postRevisions.fields}, '$.status')`,
      changed: changedFields,
    })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.savedById))
    .where(eq(postRevisions.postId, post.id))
    .orderBy(desc(postRevisions.revision))
  return rows.map(({ savedAt, changed, ...row }, index) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    changed: index === rows.length - 1 ? [] : changed.split(' ').filter(Boolean),
  }))
}

/** Returns one revision of a post with all its fields, or null when the post or the revision does not exist. */
export async function readRevision(
  { db }: ServiceContext,
  { revision, ...address }: RecordRef & { revision: number },
): Promise<PostRevision | null> {
  const [row] = await db
    .select({ version: postRevisions, savedBy: users.name })
    .from(postRevisions)
    .innerJoin(posts, eq(posts.id, postRevisions.postId))
    .leftJoin(users, eq(users.id, postRevisions.savedById))
    .where(and(whereRecord(posts, address), eq(postRevisions.revision, revision)))
  if (!row) return null
  const { version, savedBy } = row
  return z.parse(postRevisionSchema, {
    revision: version.revision,
    savedAt: version.createdAt.toISOString(),
    savedBy,
    fields: { ...version.fields, tags: version.fields.tags ?? [] },
  })
}

/** The text first, because most saves change it. */
const comparedFields = namesOf(postFields).toSorted(
  (a, b) => Number(b === 'content') - Number(a === 'content'),
)

const changedFields = sql<string>`${sql.join(
  comparedFields.map((name) => {
    const path = sql.raw(`'$.${name}'`)
    return sql`case when json_extract(${postRevisions.fields}, ${path}) is not lag(json_extract(${postRevisions.fields}, ${path})) over (order by ${postRevisions.revision}) then ${sql.raw(`'${name} '`)} else '' end`
  }),
  sql` || `,
)}`
