import * as z from 'zod/mini'
import { headingSchema, postCategories, postStatuses } from './blog.ts'
import { tocDepthDefault } from '#shared/blog-outline.ts'
import { coverFigures } from '#shared/cover-figures.ts'
import { slugPattern } from '#shared/slug.ts'
import { calendarDaySchema } from './calendar-day.ts'
import { identifierText, lineText, linesText, optionalLineText, visible } from './entered-text.ts'
import { instantTextSchema } from './instant.ts'
import { listSearch } from './lists.ts'

export const postRules = {
  slugCharsMax: 80,
  titleCharsMax: 120,
  /** Search engines truncate a longer title once the brand name is appended. */
  titleCharsBest: 52,
  excerptCharsMin: 50,
  excerptCharsBest: 170,
  excerptCharsMax: 300,
  wordCharsMax: 40,
  keywordsMax: 20,
  tagsMax: 10,
  authorCharsMax: 80,
  markdownBytesMax: 256 * 1024,
  /** JSON that escapes all but ASCII can make the markdown three times as large. */
  requestBytesMax: 1024 * 1024,
} as const

export const reservedSlugs: readonly string[] = [
  'art',
  'category',
  'feed',
  'new',
  'page',
  'preview',
  'saved',
  'search',
  '404',
]

const slugSchema = identifierText('Enter an address.').check(
  z.minLength(1, 'Enter an address.'),
  z.maxLength(postRules.slugCharsMax, `An address has at most ${postRules.slugCharsMax} characters.`),
  z.regex(slugPattern, 'Use lowercase letters and digits, joined by hyphens.'),
  z.refine((slug) => !reservedSlugs.includes(slug), {
    error: 'Another page has this address. Choose another one.',
  }),
)

const wordSchema = (name: string) =>
  optionalLineText(`${name} are a list of words.`).check(
    z.regex(visible, `${name} may not be empty.`),
    z.maxLength(postRules.wordCharsMax, `${name} have at most ${postRules.wordCharsMax} characters each.`),
  )

const optionalLine = (name: string, charsMax: number) =>
  z.nullable(
    optionalLineText(`${name} is text.`).check(
      z.regex(visible, `${name} may not be empty.`),
      z.maxLength(charsMax, `${name} has at most ${charsMax} characters.`),
    ),
  )

const fields = {
  slug: slugSchema,
  title: lineText('Enter a title.').check(
    z.maxLength(postRules.titleCharsMax, `A title has at most ${postRules.titleCharsMax} characters.`),
  ),
  excerpt: linesText('Enter an excerpt.').check(
    z.trim(),
    z.maxLength(postRules.excerptCharsMax, `An excerpt has at most ${postRules.excerptCharsMax} characters.`),
  ),
  date: calendarDaySchema,
  category: z.enum(postCategories, `The category is one of ${postCategories.join(', ')}.`),
  keywords: z
    .array(wordSchema('Keywords'), 'Keywords are a list of words.')
    .check(z.maxLength(postRules.keywordsMax, `A post has at most ${postRules.keywordsMax} keywords.`)),
  tags: z
    .array(wordSchema('Tags'), 'Tags are a list of words.')
    .check(z.maxLength(postRules.tagsMax, `A post has at most ${postRules.tagsMax} tags.`)),
  author: optionalLine('The author', postRules.authorCharsMax),
  featuredImage: z.nullable(
    identifierText('The picture must be an address.').check(
      z.maxLength(500, 'The address of a picture has at most 500 characters.'),
      z.regex(/^(\/(?![/\\])|https:\/\/)\S+$/, 'The picture is a path on this site or an https address.'),
    ),
  ),
  cover: z.nullable(z.enum(coverFigures, `The cover is one of ${coverFigures.join(', ')}.`)),
  tocDepth: z
    .int('The depth of the table of contents is a whole number from 1 to 5.')
    .check(
      z.minimum(1, 'The depth of the table of contents is a whole number from 1 to 5.'),
      z.maximum(5, 'The depth of the table of contents is a whole number from 1 to 5.'),
    ),
  content: linesText('Enter the text as Markdown.'),
  status: z.enum(postStatuses, `The status is one of ${postStatuses.join(', ')}.`),
  publishAt: z.nullable(
    instantTextSchema('The time of publication must be an instant such as 2025-04-05T09:00:00Z.'),
  ),
}

export const newPostSchema = z.object({
  ...fields,
  excerpt: z._default(fields.excerpt, ''),
  keywords: z._default(fields.keywords, []),
  tags: z._default(fields.tags, []),
  author: z._default(fields.author, null),
  featuredImage: z._default(fields.featuredImage, null),
  cover: z._default(fields.cover, null),
  tocDepth: z._default(fields.tocDepth, tocDepthDefault),
  status: z._default(fields.status, 'draft'),
  publishAt: z._default(fields.publishAt, null),
})
export type PostFields = z.infer<typeof newPostSchema>

export const postPatchSchema = z.partial(
  z.object({
    ...fields,
    revision: z.int('"revision" is a whole number.'),
    isAutosave: z.boolean('"isAutosave" is true or false.'),
  }),
)
export type PostPatch = z.infer<typeof postPatchSchema>

export const adminPostCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  date: z.string(),
  category: z.enum(postCategories),
  status: z.enum(postStatuses),
  publishAt: z.nullable(z.string()),
  isLive: z.boolean(),
  wordCount: z.number(),
  updatedAt: z.string(),
})
export type AdminPostCard = z.infer<typeof adminPostCardSchema>

export const adminPostListSchema = z.object({
  posts: z.array(adminPostCardSchema),
  next: z.nullable(z.string()),
})
export type AdminPostList = z.infer<typeof adminPostListSchema>

export const adminPostPageSize = 50

export const adminPostQuerySchema = z.object({
  status: z.optional(fields.status),
  search: listSearch,
  before: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,15}$/, '"before" must be the "next" of another page.')),
  ),
})
export type AdminPostQuery = z.infer<typeof adminPostQuerySchema>

export const checkedPictureSchema = z.object({
  address: z.string(),
  line: z.number(),
  fault: z.nullable(z.enum(['missing', 'other-host'])),
})
export type CheckedPicture = z.infer<typeof checkedPictureSchema>

export const renderedPostSchema = z.object({
  html: z.string(),
  headings: z.array(headingSchema),
  wordCount: z.number(),
  readingMinutes: z.number(),
  refusedAddresses: z.optional(z.array(z.string())),
  pictures: z.optional(z.array(checkedPictureSchema)),
})
export type RenderedPost = z.infer<typeof renderedPostSchema>

export const postPreviewSchema = z.object({ content: fields.content })

export const adminPostSchema = z.extend(adminPostCardSchema, {
  id: z.number(),
  excerpt: z.string(),
  keywords: z.array(z.string()),
  tags: z.array(z.string()),
  author: z.nullable(z.string()),
  featuredImage: z.nullable(z.string()),
  cover: z.nullable(z.enum(coverFigures)),
  tocDepth: z.number(),
  content: z.string(),
  html: z.string(),
  headings: z.array(headingSchema),
  readingMinutes: z.number(),
  revision: z.number(),
  createdAt: z.string(),
})
export type AdminPost = z.infer<typeof adminPostSchema>
