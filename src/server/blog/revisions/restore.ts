import type { Db } from '#server/db/open.ts'
import { type Saver, updatePost } from '#server/blog/save-post.ts'
import { readRevision } from './read.ts'

interface Restore {
  slug: string
  /** The version whose text and details come back. */
  to: number
  /** The newest version that the person who restores has seen. */
  from: number
  by: Saver
  now: Date
}

/**
 * Makes a new version out of an old one. Where the post stands stays as it is: its address, its status and its time
 * belong to today's site and not to the text.
 * @returns what `updatePost` returns, or that the version is not kept
 */
export async function restoreRevision(db: Db, { slug, to, from, by, now }: Restore) {
  const old = await readRevision(db, slug, to)
  if (!old) return { ok: false as const, reason: 'post-revision-not-found' as const }
  const { slug: _slug, status: _status, publishAt: _publishAt, ...fields } = old.fields
  return updatePost(db, slug, { ...fields, revision: from }, now, { ...by, restores: to })
}
