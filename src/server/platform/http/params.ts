import type { Context } from 'hono'
import type { Reason } from '#contracts/refusals.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import { type Place, readCursor } from '#platform/lists/keyset.ts'
import { isSlug } from '#shared/slug.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

export function listPlace(after: string | undefined, sort: string): Place | undefined {
  if (after === undefined) return undefined
  const place = readCursor(after, sort)
  return place ?? refuse({ reason: 'cursor-invalid' })
}

export function recordId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

type NotFound = Extract<
  Reason,
  | 'author-not-found'
  | 'public-post-not-found'
  | 'post-not-found'
  | 'case-study-not-found'
  | 'issue-not-found'
  | 'job-not-found'
  | 'no-such-page'
>

export function requireSlug(text: string, reason: NotFound): string {
  if (!isSlug(text)) refuse({ reason })
  return text
}

/** Returns the `:slug` of a path, with the `id` of its query: a rename must not lead a later save to another record. */
export function requireRecordRef(c: Context<AppEnv>, reason: NotFound): RecordRef {
  const slug = requireSlug(c.req.param('slug') ?? '', reason)
  const idText = c.req.query('id')
  const id = idText === undefined ? undefined : recordId(idText)
  if (id === null) refuse({ reason })
  return { slug, id }
}
