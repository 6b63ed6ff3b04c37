import type { Reason } from '#contracts/refusals.ts'
import { isSlug } from '#shared/slug.ts'
import { refuse } from './refuse.ts'

type NotFound = Extract<
  Reason,
  'public-post-not-found' | 'post-not-found' | 'case-study-not-found' | 'issue-not-found'
>

export function requireSlug(text: string, reason: NotFound): string {
  if (!isSlug(text)) refuse({ reason })
  return text
}
