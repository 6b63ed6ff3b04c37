import { updatePost } from './save-post.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { readRevision } from './read-revisions.ts'

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
