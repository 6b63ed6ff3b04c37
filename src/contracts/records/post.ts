import * as z from 'zod/mini'
import { postCategories, postStatuses } from '#contracts/blog.ts'
import { calendarDaySchema, instantTextSchema } from '#contracts/dates.ts'
import { identifierText, lineText, linesText, optionalLineText, visible } from '#contracts/entered-text.ts'
import { tocDepthDefault } from '#shared/article-text.ts'
import { coverFigures } from '#shared/drawings.ts'
import { slugPattern } from '#shared/slug.ts'
import type { RecordField } from './fields.ts'

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

const words = (name: string, max: number) =>
  z
    .array(
      optionalLineText(`${name} are a list of words.`).check(
        z.regex(visible, `${name} may not be empty.`),
        z.maxLength(
          postRules.wordCharsMax,
          `${name} have at most ${postRules.wordCharsMax} characters each.`,
        ),
      ),
      `${name} are a list of words.`,
    )
    .check(z.maxLength(max, `A post has at most ${max} ${name.toLowerCase()}.`))

const tocDepthMessage = 'The depth of the table of contents is a whole number from 1 to 5.'

/**
 * What somebody enters of a post. Its request, patch, revisions, front matter, export, draft and form derive from this
 * table; a new field also needs a column (src/server/platform/db/schema/blog.ts) and a label (`postFieldTexts`).
 */
export const postFields = {
  slug: {
    stored: z.string(),
    entered: identifierText('Enter an address.').check(
      z.minLength(1, 'Enter an address.'),
      z.maxLength(postRules.slugCharsMax, `An address has at most ${postRules.slugCharsMax} characters.`),
      z.regex(slugPattern, 'Use lowercase letters and digits, joined by hyphens.'),
      z.refine((slug) => !reservedSlugs.includes(slug), {
        error: 'Another page has this address. Choose another one.',
      }),
    ),
  },
  title: {
    stored: z.string(),
    entered: lineText('Enter a title.').check(
      z.maxLength(postRules.titleCharsMax, `A title has at most ${postRules.titleCharsMax} characters.`),
    ),
  },
  excerpt: {
    stored: z.string(),
    entered: linesText('Enter an excerpt.').check(
      z.trim(),
      z.maxLength(
        postRules.excerptCharsMax,
        `An excerpt has at most ${postRules.excerptCharsMax} characters.`,
      ),
    ),
    default: '',
  },
  date: { stored: z.string(), entered: calendarDaySchema },
  category: {
    stored: z.string(),
    entered: z.enum(postCategories, `The category is one of ${postCategories.join(', ')}.`),
  },
  keywords: { stored: z.array(z.string()), entered: words('Keywords', postRules.keywordsMax), default: [] },
  tags: { stored: z.array(z.string()), entered: words('Tags', postRules.tagsMax), default: [] },
  author: {
    stored: z.nullable(z.string()),
    entered: z.nullable(
      optionalLineText('The author is text.').check(
        z.regex(visible, 'The author may not be empty.'),
        z.maxLength(
          postRules.authorCharsMax,
          `The author has at most ${postRules.authorCharsMax} characters.`,
        ),
      ),
    ),
    default: null,
  },
  cover: {
    stored: z.nullable(z.enum(coverFigures)),
    entered: z.nullable(z.enum(coverFigures, `The cover is one of ${coverFigures.join(', ')}.`)),
    default: null,
  },
  featuredImage: {
    stored: z.nullable(z.string()),
    entered: z.nullable(
      identifierText('The picture must be an address.').check(
        z.maxLength(500, 'The address of a picture has at most 500 characters.'),
        z.regex(/^(\/(?![/\\])|https:\/\/)\S+$/, 'The picture is a path on this site or an https address.'),
      ),
    ),
    default: null,
  },
  tocDepth: {
    stored: z.number(),
    entered: z.int(tocDepthMessage).check(z.minimum(1, tocDepthMessage), z.maximum(5, tocDepthMessage)),
    default: tocDepthDefault,
  },
  content: { stored: z.string(), entered: linesText('Enter the text as Markdown.') },
  status: {
    stored: z.enum(postStatuses),
    entered: z.enum(postStatuses, `The status is one of ${postStatuses.join(', ')}.`),
    default: 'draft',
  },
  publishAt: {
    stored: z.nullable(z.string()),
    entered: z.nullable(
      instantTextSchema('The time of publication must be an instant such as 2025-04-05T09:00:00Z.'),
    ),
    default: null,
  },
} as const satisfies Record<string, RecordField>
