import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PostFields, PostPatch } from '#contracts/admin-posts.ts'
import { type AuditEntry, auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { revisionStatement, revisionStatements } from '#platform/db/revisions.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { Db } from '#platform/db/open.ts'
import { whereRecord, type RecordRef } from '#platform/db/update-at-revision.ts'
import { posts, postSlugs } from '#platform/db/schema/blog.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { updateAtRevision, nameRefusals } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { feedIdOfChanged, feedIdOfNew } from './feed-id.ts'
import { fieldsOf, isSame, mergePatch, toColumns } from './post-fields.ts'
import { fileUseStatements, hashesIn } from '#domains/files/shown-pictures.ts'
import type { PostRow } from './post-row.ts'
import { postServiceStatements } from './post-services.ts'
import { checkAndRender, publicationTime } from './render-post.ts'
import { isShown, wherePublished } from './visible-posts.ts'
import { readPostRevision, revisedPost } from './revisions.ts'

/**
 * Renders and inserts a post with its first revision. Refuses with `post-slug-taken`, and with a reason of
 * `checkAndRender` when a required field is missing, a picture cannot be used or the text is too large.
 */
export async function createPost(context: ServiceContext, input: PostFields) {
  const { db, now, user } = context
  const renderResult = await checkAndRender(context, input)
  if (!renderResult.ok) return renderResult
  const fields = { ...input, publishAt: publicationTime(input, now) }
  const { slug, status, content } = input
  // A post has no version until the last statement, so one that had the address before does not match.
  const matchesNew = sql`${posts.slug} = ${slug} and ${posts.updatedAt} = ${now.getTime()} and not exists (select 1 from post_revisions as kept where kept.post_id = posts.id)`
  const whereNew = sql`exists (select 1 from ${posts} where ${matchesNew})`
  const postId = sql<number>`(select ${posts.id} from ${posts} where ${posts.slug} = ${slug})`
  const version = { recordId: postId, revision: 1, fields, savedById: user?.id ?? null, savedAt: now }
  const { createdRows } = await batchNamed(db, {
    createdRows: db
      .insert(posts)
      .values({
        ...toColumns(fields),
        ...renderResult.rendered,
        updatedAt: now,
        feedId: feedIdOfNew(slug, now),
      })
      .onConflictDoNothing({ target: posts.slug })
      .returning(),
    oldSlug: db.delete(postSlugs).where(and(eq(postSlugs.slug, slug), whereShownAt(slug, now))),
    ...postServiceStatements(context, { postId, content }, whereNew),
    ...fileUseStatements(context, filesOf(postId, input), whereNew),
    audit:
      user &&
      auditStatement(db, { actor: user, action: 'post.create', subject: slug, after: { status } }, whereNew),
    version: revisionStatement(db, revisedPost, version, whereNew),
  })
  const [post] = createdRows
  return post ? { ok: true as const, post } : slugTaken
}

const filesOf = (subjectId: number | SQL<number>, { content, featuredImage }: PostFields) => ({
  subjectType: 'post' as const,
  subjectId,
  hashes: hashesIn(`${content} ${featuredImage ?? ''}`),
})

interface PostChange extends RecordRef {
  patch: PostPatch
  restores?: number | undefined
}

/**
 * Applies a patch to a post, renders it and stores a revision. Refuses with `post-not-found`, `post-slug-taken`,
 * `post-conflict` when another save came first, or a reason of `checkAndRender`.
 */
export async function updatePost(
  context: ServiceContext,
  { patch: { revision, isAutosave = false, ...patch }, restores, ...address }: PostChange,
) {
  const { db, now, user } = context
  const result = await updateAtRevision(db, {
    table: posts,
    expected: revision,
    read: async () => (await db.select().from(posts).where(whereRecord(posts, address)))[0],
    findStored: (row) => (isSame(row, mergePatch(row, patch)) ? row : null),
    plan: async (before, save) => {
      const next = mergePatch(before, patch)
      const renderResult = await checkAndRender(context, next)
      if (!renderResult.ok) return renderResult
      const fields = { ...next, publishAt: publicationTime(next, now) }
      return save({
        set: {
          ...toColumns(fields),
          ...renderResult.rendered,
          updatedAt: now,
          feedId: feedIdOfChanged(before, next.slug, now),
        },
        where: sql`not ${whereTaken(next.slug, before.id)}`,
        alongside: (whereCurrent) => ({
          ...accompanyingStatements(
            db,
            { before, next: fields, now, user, restores, isAutosave },
            whereCurrent,
          ),
          ...postServiceStatements(context, { postId: before.id, content: next.content }, whereCurrent),
          ...fileUseStatements(context, filesOf(before.id, next), whereCurrent),
        }),
      })
    },
    explain: async (before) =>
      (await isTaken(db, mergePatch(before, patch).slug, before.id)) ? slugTaken : null,
  })
  return nameRefusals(result, { notFound: 'post-not-found', conflict: 'post-conflict' })
}

interface Restore extends RecordRef {
  to: number
  from: number
}

/**
 * Saves the fields of an earlier revision as a new one, except slug, status and publication time. Refuses with
 * `revision-not-found` when there is no such revision, and for the reasons of `updatePost`.
 */
export async function restoreRevision(
  context: ServiceContext<SessionUser>,
  { to, from, ...address }: Restore,
) {
  const oldVersion = await readPostRevision(context, { ...address, revision: to })
  if (!oldVersion) return { ok: false as const, reason: 'revision-not-found' as const }
  const { slug: _slug, status: _status, publishAt: _publishAt, ...fields } = oldVersion.fields
  return updatePost(context, { ...address, patch: { ...fields, revision: from }, restores: to })
}

/** Deletes a post and returns its row, or null when it does not exist. */
export async function deletePost({ db, user }: ServiceContext, address: RecordRef): Promise<PostRow | null> {
  const matchesPost = whereRecord(posts, address)
  const subject = sql<string>`(select ${posts.slug} from ${posts} where ${matchesPost})`
  const { deletedRows } = await batchNamed(db, {
    audit:
      user && auditStatement(db, { actor: user, action: 'post.delete', subject }, sql`exists ${subject}`),
    deletedRows: db.delete(posts).where(matchesPost).returning(),
  })
  return deletedRows[0] ?? null
}

interface Change {
  before: PostRow
  next: PostFields
  now: Date
  user: SessionUser | null
  restores: number | undefined
  isAutosave: boolean
}

function accompanyingStatements(db: Db, change: Change, whereCurrent: SQL) {
  const { before, next, now, user, isAutosave } = change
  const version = {
    before: { ...before, fields: fieldsOf(before) },
    fields: next,
    savedById: user?.id ?? null,
    savedAt: now,
    isAutosave,
  }
  const audit = user && auditOfChange(change, user)
  return {
    newSlug: db
      .delete(postSlugs)
      .where(
        and(
          eq(postSlugs.slug, next.slug),
          or(eq(postSlugs.postId, before.id), whereShownAt(next.slug, now)),
          whereCurrent,
        ),
      ),
    oldSlug: insertWhere(
      db,
      postSlugs,
      { slug: before.slug, postId: before.id, createdAt: now },
      sql`${before.slug} <> ${next.slug} and ${whereCurrent}`,
    ).onConflictDoUpdate({
      target: postSlugs.slug,
      set: { postId: before.id, createdAt: now },
      // A post that readers never saw at its address leaves the address to the one they know there.
      setWhere: sql`${isShown(before, now) ? 1 : 0}`,
    }),
    ...revisionStatements(db, revisedPost, version, whereCurrent),
    audit: audit && auditStatement(db, audit, whereCurrent),
  }
}

function auditOfChange({ before, next, restores }: Change, actor: SessionUser): AuditEntry | null {
  if (restores !== undefined) {
    return {
      actor,
      action: 'post.restore',
      subject: next.slug,
      before: { revision: before.revision },
      after: { revision: before.revision + 1, text: `of revision ${restores}` },
    }
  }
  if (before.status === next.status && before.slug === next.slug) return null
  const isPublished = next.status === 'published' || next.status === 'scheduled'
  return {
    actor,
    action: isPublished && before.status !== next.status ? 'post.publish' : 'post.update',
    subject: next.slug,
    before: { status: before.status, slug: before.slug },
    after: { status: next.status, slug: next.slug },
  }
}

const whereShownAt = (slug: string, now: Date) =>
  sql`exists (select 1 from ${posts} where ${posts.slug} = ${slug} and ${wherePublished(now)})`

const whereTaken = (slug: string, id: number) =>
  sql`exists (select 1 from ${posts} as other where other.slug = ${slug} and other.id <> ${id})`

async function isTaken(db: Db, slug: string, id: number): Promise<boolean> {
  const [other] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), ne(posts.id, id)))
  return other !== undefined
}

const slugTaken = { ok: false as const, reason: 'post-slug-taken' as const }
