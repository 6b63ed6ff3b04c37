import { updatePost } from '#server/blog/save-post.ts'
import type { RecordRef } from '#server/db/record-ref.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { readRevision } from './read.ts'

interface Restore extends RecordRef {
  to: number
  from: number
}

/**
 * Saves the fields of an earlier revision as a new one, except slug, status and publication time. Refuses with
 * `post-revision-not-found` when there is no such revision, and for the reasons of `updatePost`.
 */
export async function restoreRevision(
  context: ServiceContext<SessionUser>,
  { to, from, ...address }: Restore,
) {
  const oldVersion = await readRevision(context, { ...address, revision: to })
  if (!oldVersion) return { ok: false as const, reason: 'post-revision-not-found' as const }
  const { slug: _slug, status: _status, publishAt: _publishAt, ...fields } = oldVersion.fields
  return updatePost(context, { ...address, patch: { ...fields, revision: from }, restores: to })
}
