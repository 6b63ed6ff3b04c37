import * as z from 'zod/mini'
import { contentStatuses } from '#contracts/content.ts'
import { identifierText, linesText } from '#contracts/entered-text.ts'
import { slugCharsMax, slugPattern } from '#shared/slug.ts'
import { blankableLine, blankableText, line } from './content-fields.ts'
import { type RecordField, withoutRules } from './fields.ts'

export const pageRules = {
  pagesMax: 10_000,
  /** The lengths that search engines and networks show whole. */
  titleCharsMin: 10,
  titleCharsBest: 65,
  titleCharsMax: 120,
  descriptionCharsMin: 50,
  descriptionCharsBest: 170,
  descriptionCharsMax: 300,
  menuPagesMax: 30,
} as const

const navigation = z.object(
  {
    /** The title of a menu in the header. */
    menu: line('The menu', 40),
    /** Defaults to the heading. */
    title: z.optional(blankableLine('The text in the menu', 40)),
    description: z._default(blankableLine('The line under the entry in the menu', 80), ''),
  },
  'The place in the menu is an object with "menu", "title" and "description", or null.',
)
const storedNavigation = z.object({
  menu: z.string(),
  title: z.optional(z.string()),
  description: z.string(),
})
export type PageNavigation = z.infer<typeof storedNavigation>

const flag = (what: string) => ({
  stored: z.boolean(),
  entered: z.boolean(`${what} is true or false.`),
  default: false as boolean,
})

const status = z.enum(contentStatuses, 'The status is draft, published or archived.')
const title = line('The title', pageRules.titleCharsMax)
const description = blankableText('The description', pageRules.descriptionCharsMax)
const heading = blankableLine('The heading', pageRules.titleCharsMax)

/**
 * What somebody enters of a text page, in the order of its file (docs/own-site.md). Its request, patch, versions, file
 * and form derive from this table; a new field also needs a column (src/server/platform/db/schema/pages.ts) and a label
 * (`pageFieldTexts`).
 */
export const pageFields = {
  slug: {
    stored: z.string(),
    entered: identifierText('The address is missing.').check(
      z.regex(slugPattern, 'Use only lowercase letters, digits and hyphens in the address.'),
      z.maxLength(slugCharsMax, `The address has at most ${slugCharsMax} characters.`),
    ),
  },
  title: { stored: withoutRules(title), entered: title },
  description: { stored: withoutRules(description), entered: description, default: '' as string },
  heading: { stored: withoutRules(heading), entered: heading, default: '' as string },
  navigation: {
    stored: z.nullable(storedNavigation),
    entered: z.nullable(navigation),
    default: null as PageNavigation | null,
  },
  footer: flag('"footer"'),
  noindex: flag('"noindex"'),
  /** Markdown. */
  content: { stored: z.string(), entered: linesText('Enter the text as Markdown.'), default: '' as string },
  status: { stored: status, entered: status, default: 'draft' as (typeof contentStatuses)[number] },
} as const satisfies Record<string, RecordField>
