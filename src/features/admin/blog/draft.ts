import { agencyDay } from '#shared/agency-day.ts'
import { asciiLetters } from '#shared/ascii-letters.ts'
import { publishTimeTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost, PostFields } from '#contracts/admin-posts.ts'
import { tocDepthDefault } from '#shared/blog-outline.ts'
import type { CoverFigure } from '#shared/cover-figures.ts'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'
import { localMinuteError } from '#ui/local-minute-error.ts'

export interface Draft
  extends Omit<PostFields, 'keywords' | 'tags' | 'author' | 'featuredImage' | 'cover' | 'publishAt'> {
  keywords: string
  tags: string
  author: string
  featuredImage: string
  /** Empty for the figure of the category. */
  cover: CoverFigure | ''
  publishAt: string
}

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
  cover: '',
  tocDepth: tocDepthDefault,
  content: '',
  status: 'draft',
  publishAt: '',
})

export function toDraft(post: AdminPost | PostFields): Draft {
  const { slug, title, excerpt, date, category, tocDepth, content, status } = post
  return {
    slug,
    title,
    excerpt,
    date,
    category,
    tocDepth,
    content,
    status,
    keywords: post.keywords.join(', '),
    tags: post.tags.join(', '),
    author: post.author ?? '',
    featuredImage: post.featuredImage ?? '',
    cover: post.cover ?? '',
    publishAt: post.publishAt ? toLocalMinute(new Date(post.publishAt)) : '',
  }
}

export function toFields(draft: Draft, publishAtBefore?: string | null): PostFields {
  return {
    ...draft,
    keywords: splitList(draft.keywords),
    tags: splitList(draft.tags),
    author: draft.author.trim() || null,
    featuredImage: draft.featuredImage.trim() || null,
    cover: draft.cover || null,
    publishAt:
      draft.publishAt && !localMinuteError(draft.publishAt)
        ? fromLocalMinute(draft.publishAt, publishAtBefore).toISOString()
        : null,
  }
}

/**
 * Returns the date with which a post is saved. The date that a post began with, or that of an earlier plan, becomes the
 * day on which readers will first see the post: otherwise a draft of last month is published as an old post. A date that
 * somebody has chosen stays, and so does that of a post that readers have seen.
 */
export function dateOfPublication(
  draft: Draft,
  post: Pick<AdminPost, 'createdAt' | 'publishAt'> | null,
  startedOn: string,
  now: Date,
): string {
  const publishAt = toFields(draft, post?.publishAt).publishAt ?? now.toISOString()
  const hasBeenSeen = post?.publishAt ? new Date(post.publishAt) <= now : false
  const plannedDates = [post ? dayOf(post.createdAt) : startedOn, post?.publishAt && dayOf(post.publishAt)]
  const isDue = draft.status === 'published' || draft.status === 'scheduled'
  if (!isDue || hasBeenSeen || !plannedDates.includes(draft.date)) return draft.date
  return draft.status === 'scheduled' ? dayOf(publishAt) : agencyDay(now)
}

const dayOf = (instant: string): string => agencyDay(new Date(instant))

export function publishTimeHint(publishAt: string, now: Date): string {
  const zone = texts.zone(ownTimeZone())
  return publishAt && new Date(publishAt) <= now ? texts.passed(zone) : zone
}

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b)

export function suggestSlug(title: string, charsMax: number): string {
  const asciiTitle = asciiLetters(title).replace(/['’]/g, '')
  const slug = asciiTitle.replace(/[^a-z0-9]+/g, '-').slice(0, charsMax)
  return slug.replace(/^-+|-+$/g, '')
}

const splitList = (list: string) => [
  ...new Set(
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]
