import { agencyDay } from '#shared/agency-day.ts'
import { asciiLetters } from '#shared/slug.ts'
import { publishTimeTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost, PostFields } from '#contracts/admin-posts.ts'
import { postCategories } from '#contracts/blog.ts'
import { defaultsOf, namesOf, type RecordField } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { localMinuteError } from '#ui/local-minute-error.ts'

/** The fields of a post as its form has them: a list is text, and a field that may be missing is empty. */
export type Draft = {
  [Name in keyof PostFields]: PostFields[Name] extends string[]
    ? string
    : null extends PostFields[Name]
      ? NonNullable<PostFields[Name]> | ''
      : PostFields[Name]
}

const names = namesOf(postFields)

export const emptyDraft = (today: string): Draft =>
  toDraft({
    ...defaultsOf(postFields),
    slug: '',
    title: '',
    date: today,
    category: postCategories[0] ?? '',
    content: '',
  })

export function toDraft(post: PostFields): Draft {
  const publishAt = post.publishAt && toLocalMinute(new Date(post.publishAt))
  const values = { ...post, publishAt }
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name]
      return [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]
    }),
  ) as Draft
}

export function toFields(draft: Draft, publishAtBefore?: string | null): PostFields {
  const publishAt =
    draft.publishAt && !localMinuteError(draft.publishAt)
      ? fromLocalMinute(draft.publishAt, publishAtBefore).toISOString()
      : ''
  const values = { ...draft, publishAt }
  return Object.fromEntries(names.map((name) => [name, entered(name, values[name])])) as PostFields
}

function entered(name: keyof Draft, value: Draft[keyof Draft]): unknown {
  const field: RecordField = postFields[name]
  if (Array.isArray(field.default)) return splitList(String(value))
  return field.default === null ? String(value).trim() || null : value
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
