import type { Db } from '#server/db/open.ts'
import { type Saver, updatePost } from '#server/blog/save-post.ts'
import { readRevision } from './read.ts'

interface Restore {
  slug: string
  to: number
  from: number
  by: Saver
  now: Date
}

/**
 * Saves an old version as a new one. Slug, status and publication time stay: they belong to today's site, not to the
 * text.
 */
export async function restoreRevision(db: Db, { slug, to, from, by, now }: Restore) {
  const oldVersion = await readRevision(db, slug, to)
  if (!oldVersion) return { ok: false as const, reason: 'post-revision-not-found' as const }
  const { slug: _slug, status: _status, publishAt: _publishAt, ...fields } = oldVersion.fields
  return updatePost(db, slug, { ...fields, revision: from }, now, { ...by, restores: to })
}
