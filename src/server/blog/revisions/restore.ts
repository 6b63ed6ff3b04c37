import { updatePost } from '#server/blog/save-post.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { readRevision } from './read.ts'

interface Restore {
  slug: string
  to: number
  from: number
}

export async function restoreRevision(context: ServiceContext<SessionUser>, { slug, to, from }: Restore) {
  const oldVersion = await readRevision(context, { slug, revision: to })
  if (!oldVersion) return { ok: false as const, reason: 'post-revision-not-found' as const }
  const { slug: _slug, status: _status, publishAt: _publishAt, ...fields } = oldVersion.fields
  return updatePost(context, { slug, patch: { ...fields, revision: from }, restores: to })
}
