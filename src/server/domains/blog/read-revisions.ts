import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type PostRevision, postRevisionSchema, type RevisionLine } from '#contracts/post-revisions.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { whereRecord, type RecordRef } from '#platform/db/update-at-revision.ts'
import { postRevisions, posts } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const comparedFields = [
  'content',
  'title',
  'slug',
  'excerpt',
  'status',
  'publishAt',
  'date',
  'category',
  'keywords',
  'tags',
  'author',
  'featuredImage',
  'cover',
  'tocDepth',
] as const

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

const changedFields = sql<string>`${sql.join(
  comparedFields.map((name) => {
    const path = sql.raw(`'$.${name}'`)
    return sql`case when json_extract(${postRevisions.fields}, ${path}) is not lag(json_extract(${postRevisions.fields}, ${path})) over (order by ${postRevisions.revision}) then ${sql.raw(`'${name} '`)} else '' end`
  }),
  sql` || `,
)}`
