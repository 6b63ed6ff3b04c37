import type { AdminPost, PostFields } from '#contracts/admin-posts.ts'
import { tocDepthDefault } from '#shared/blog-outline.ts'

/** What stands in the editor's fields: lists as the writer types them, times in the writer's own zone. */
export interface Draft
  extends Omit<PostFields, 'keywords' | 'tags' | 'author' | 'featuredImage' | 'publishAt'> {
  keywords: string
  tags: string
  author: string
  featuredImage: string
  /** `YYYY-MM-DDTHH:mm`, as the browser's field has it; empty for none. */
  publishAt: string
}

/** A new post. @param today calendar day, `YYYY-MM-DD` */
export const emptyDraft = (today: string): Draft => ({
  slug: '',
  title: '',
  excerpt: '',
  date: today,
  category: 'digital-marketing',
  keywords: '',
  tags: '',
  author: '',
  featuredImage: '',
  tocDepth: tocDepthDefault,
  content: '',
  status: 'draft',
  publishAt: '',
})

/** @param post a post, or one of its versions */
export function toDraft(post: AdminPost | PostFields): Draft {
  const { slug, title, excerpt, date, category, tocDepth, content, status } = post
  return {
    ...{ slug, title, excerpt, date, category, tocDepth, content, status },
    keywords: post.keywords.join(', '),
    tags: post.tags.join(', '),
    author: post.author ?? '',
    featuredImage: post.featuredImage ?? '',
    publishAt: post.publishAt ? localMinute(new Date(post.publishAt)) : '',
  }
}

export function toFields(draft: Draft): PostFields {
  return {
    ...draft,
    keywords: words(draft.keywords),
    tags: words(draft.tags),
    author: draft.author.trim() || null,
    featuredImage: draft.featuredImage.trim() || null,
    publishAt:
      draft.publishAt && !timeComplaint(draft.publishAt) ? new Date(draft.publishAt).toISOString() : null,
  }
}

/**
 * Returns what is wrong with a time as the browser's field has it: a year of more than four digits, or an hour that
 * the writer's clocks skip.
 */
export function timeComplaint(publishAt: string): string | undefined {
  const at = new Date(publishAt)
  if (Number.isNaN(at.getTime())) return 'Enter a date whose year has four digits.'
  if (localMinute(at) === publishAt.slice(0, 16)) return undefined
  return 'Your clocks go forward over this time, so it never comes. Choose another.'
}

/** What a writer has to know of a time: whose clock it is on, and that a past one does not wait. */
export function timeHint(publishAt: string, now: Date): string {
  const zone = `Time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`
  return publishAt && new Date(publishAt) <= now
    ? `This time has passed: readers see the post as soon as you save. ${zone}`
    : zone
}

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b)

/** An address made from a title: its letters and digits, without accents, joined by hyphens. */
export function suggestSlug(title: string, charsMax: number): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
  const joined = plain.replace(/[^a-z0-9]+/g, '-').slice(0, charsMax)
  return joined.replace(/^-+|-+$/g, '')
}

const words = (list: string) => [
  ...new Set(
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

function localMinute(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
