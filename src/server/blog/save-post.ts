import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { PostPatch } from '#contracts/admin-posts.ts'
import type { PostCategory } from '#contracts/blog.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/open.ts'
import { posts, postSlugs } from '#server/db/schema/blog.ts'
import { siteContent } from '#server/db/schema/content.ts'
import { auditOfChange } from './audit-of-change.ts'
import { isAllowedPicture } from './is-allowed-picture.ts'
import { fieldsOf, merged } from './post-fields.ts'
import type { PostRow } from './post-row.ts'
import { renderPost } from './render-post.ts'
import { hasRevision, keepRevision, keepRevisionBefore, thinRevisions } from './revisions/keep.ts'

export interface PostInput {
  slug: string
  title: string
  excerpt: string
  /** Calendar day, `YYYY-MM-DD`. */
  date: string
  category: PostCategory
  keywords: string[]
  tags?: string[] | null | undefined
  author?: string | null | undefined
  /** A path of this site or a picture on a listed host. Without one the post's art is drawn. */
  featuredImage?: string | null | undefined
  tocDepth?: number | undefined
  /** Markdown, at most 256 KB. */
  content: string
  status: 'draft' | 'scheduled' | 'published' | 'archived'
  publishAt?: Date | null | undefined
}

/** Who saves. The seed and an import have nobody. */
export interface Saver {
  id: number
  username: string
  /** The version that this save brings back. */
  restores?: number
}

/** How often a change that names no revision is laid over a newer one before it gives up. */
const attemptsMax = 5

/** The counter that makes every stored page of the old content a miss; belongs into the batch of the save. */
export const raiseContentRevision = (db: Db) =>
  db
    .update(siteContent)
    .set({ revision: sql`${siteContent.revision} + 1` })
    .where(eq(siteContent.id, 1))

/**
 * Writes a new post. Markdown and art are rendered here, once, so that no reader waits for them.
 * The unique index decides between two posts that want one slug. An address that another post had before is taken over.
 */
export async function createPost(db: Db, input: PostInput, now: Date, by: Saver | null = null) {
  const refusal = refuse(input)
  if (refusal) return refusal
  const made = await renderPost(input)
  if (!made.ok) return made
  const [created] = await db.batch([
    db
      .insert(posts)
      .values({ ...input, publishAt: publicationTime(input, now), ...made.rendered, updatedAt: now })
      .onConflictDoNothing({ target: posts.slug })
      .returning(),
    db.delete(postSlugs).where(eq(postSlugs.slug, input.slug)),
    raiseContentRevision(db),
  ])
  const [post] = created
  if (!post) return { ok: false as const, reason: 'slug-taken' as const }
  // Not in the batch above: until that is through nobody knows whether this post or another has the address.
  const kept = { postId: post.id, revision: post.revision, fields: fieldsOf(post), savedById: by?.id ?? null }
  await db.batch([
    keepRevision(db, { ...kept, savedAt: now }),
    ...(by
      ? [
          recordAudit(db, {
            actor: by,
            action: 'post.create',
            subject: post.slug,
            after: { status: post.status },
          }),
        ]
      : []),
  ])
  return { ok: true as const, id: post.id }
}

/**
 * Changes any fields of a post. A change that names the revision it started from applies to that one or not at all;
 * without a revision it is laid over the newest. The old address of a renamed post leads to the new one from then on.
 * @returns the post as it was and as it is, or the reason for which nothing was written
 */
export async function updatePost(
  db: Db,
  slug: string,
  { revision, ...patch }: PostPatch,
  now: Date,
  by: Saver | null = null,
) {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const [before] = await db.select().from(posts).where(eq(posts.slug, slug))
    if (!before) return { ok: false as const, reason: 'not-found' as const }
    if (revision !== undefined && revision !== before.revision) {
      return { ok: false as const, reason: 'conflict' as const, revision: before.revision }
    }
    const next = merged(before, patch)
    const refusal = refuse(next)
    if (refusal) return refusal
    const made = await renderPost(next)
    if (!made.ok) return made
    const fields = { ...next, publishAt: publicationTime(next, now) }
    const after = await writeOver(db, before, fields, { ...made.rendered, updatedAt: now }, by)
    if (after) return { ok: true as const, before, after }
    if (await isTaken(db, next.slug, before.id)) return { ok: false as const, reason: 'slug-taken' as const }
  }
  return { ok: false as const, reason: 'conflict' as const, revision: undefined }
}

/** Removes a post and the addresses that led to it. @returns the post as it was, or null where there is none */
export async function deletePost(db: Db, slug: string, by: Saver | null = null): Promise<PostRow | null> {
  const [, deleted] = await db.batch([
    raiseContentRevision(db),
    db.delete(posts).where(eq(posts.slug, slug)).returning(),
    ...(by ? [recordAudit(db, { actor: by, action: 'post.delete', subject: slug }, sql`changes() > 0`)] : []),
  ])
  return deleted[0] ?? null
}

/** Nothing is written unless the post still has the revision it was read with and nobody else has the new address. */
async function writeOver(
  db: Db,
  before: PostRow,
  next: ReturnType<typeof fieldsOf>,
  made: Pick<PostRow, 'updatedAt'> & Partial<PostRow>,
  by: Saver | null,
) {
  const other = alias(posts, 'other')
  const nextRevision = before.revision + 1
  const isWritten = hasRevision({
    id: before.id,
    revision: nextRevision,
    slug: next.slug,
    updatedAt: made.updatedAt,
  })
  const audit = by && auditOfChange(before, next, by)
  const [written] = await db.batch([
    db
      .update(posts)
      .set({ ...next, ...made, revision: nextRevision })
      .where(
        and(
          eq(posts.id, before.id),
          eq(posts.revision, before.revision),
          notExists(
            db
              .select({ id: other.id })
              .from(other)
              .where(and(eq(other.slug, next.slug), ne(other.id, before.id))),
          ),
        ),
      )
      .returning(),
    db.delete(postSlugs).where(and(eq(postSlugs.slug, next.slug), isWritten)),
    db
      .insert(postSlugs)
      .select(
        sql`select ${before.slug}, ${before.id}, ${made.updatedAt.getTime()} where ${before.slug} <> ${next.slug} and ${isWritten}`,
      )
      .onConflictDoNothing(),
    keepRevisionBefore(db, before, isWritten),
    keepRevision(
      db,
      {
        postId: before.id,
        revision: nextRevision,
        fields: next,
        savedById: by?.id ?? null,
        savedAt: made.updatedAt,
      },
      isWritten,
    ),
    thinRevisions(db, before.id, nextRevision),
    ...(audit ? [recordAudit(db, audit, isWritten)] : []),
    raiseContentRevision(db),
  ])
  return written[0]
}

async function isTaken(db: Db, slug: string, id: number): Promise<boolean> {
  const [other] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), ne(posts.id, id)))
  return other !== undefined
}

/** What only the whole post can tell. */
function refuse({ status, content, excerpt, publishAt, featuredImage }: PostInput) {
  const isForReaders = status === 'published' || status === 'scheduled'
  if (isForReaders && content.trim() === '') return { ok: false as const, reason: 'text-missing' as const }
  if (status !== 'draft' && excerpt === '') return { ok: false as const, reason: 'excerpt-missing' as const }
  if (status === 'scheduled' && !publishAt) return { ok: false as const, reason: 'time-missing' as const }
  if (featuredImage && !isAllowedPicture(featuredImage))
    return { ok: false as const, reason: 'picture-refused' as const }
  return null
}

/** A post that is published without a time gets this one. */
const publicationTime = ({ status, publishAt }: PostInput, now: Date): Date | null =>
  publishAt ?? (status === 'published' ? now : null)
