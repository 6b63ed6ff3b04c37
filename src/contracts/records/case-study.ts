import * as z from 'zod/mini'
import { caseStudyStatuses } from '#contracts/content.ts'
import { instantTextSchema } from '#contracts/dates.ts'
import { identifierText } from '#contracts/entered-text.ts'
import { slugCharsMax, slugPattern } from '#shared/slug.ts'
import {
  blankableLine,
  blankableText,
  field,
  line,
  optionalField,
  pictureId,
  sortOrder,
  text,
} from './content-fields.ts'
import type { RecordField } from './fields.ts'
import { comparison, drawing, figure, list, plan, quote, screenPicture, storyRules } from './story-parts.ts'

const serviceMessage = 'A service is given by its number.'

/**
 * What somebody enters of a case study, in the order of its form. Its request, patch, seed, public fields and form
 * derive from this table; a new field also needs a column (src/server/platform/db/schema/content.ts) and a label
 * (`caseStudyFieldTexts`). Lists and the home page show only `caseStudyCardNames`.
 */
export const caseStudyFields = {
  title: field(line('The title', 120)),
  slug: field(
    identifierText('The address is missing.').check(
      z.regex(slugPattern, 'Use only lowercase letters, digits and hyphens in the address.'),
      z.maxLength(slugCharsMax, `The address has at most ${slugCharsMax} characters.`),
    ),
  ),
  client: field(line('The client', 80)),
  figure: field(line('The figure', 12)),
  result: field(line('What the figure measures', 80)),
  factor: field(
    z
      .number('The factor is a number.')
      .check(z.gte(0, 'The factor is between 0 and 100.'), z.lte(100, 'The factor is between 0 and 100.')),
  ),
  description: field(text('The description', 600)),
  sortOrder,
  status: field(z.enum(caseStudyStatuses, 'The status is draft, scheduled, published or archived.')),
  /** When a scheduled one is published. */
  publishAt: optionalField(
    instantTextSchema('The time of publication is an instant such as 2025-04-05T09:00:00Z.'),
  ),
  industry: optionalField(blankableLine('The industry', 60)),
  period: optionalField(blankableLine('The duration', 40)),
  /** Ids. */
  services: optionalField(
    list(z.int(serviceMessage).check(z.gte(1, serviceMessage)), storyRules.servicesMax, 'Services'),
  ),
  /** What was done, in a word or two each: SEO, Email, … */
  tags: optionalField(list(line('A part of the work', 30), storyRules.tagsMax, 'Parts of the work')),
  drawing: optionalField(drawing),
  /** Replaces the drawing on the page and on cards. */
  picture: optionalField(pictureId('The picture')),
  screens: optionalField(list(screenPicture, storyRules.screensMax, 'Screens')),
  /** The heading over the link to the booking page. */
  callTitle: optionalField(blankableLine('The heading of the call', 60)),
  /** For search engines and previews of links, which show the description otherwise. */
  summary: optionalField(blankableText('The summary', 300)),
  /** Markdown. */
  content: optionalField(blankableText('The text', storyRules.contentCharsMax)),
  comparison: optionalField(comparison),
  /** These two replace the drawn screens of the comparison. */
  beforePicture: optionalField(pictureId('The picture of before')),
  afterPicture: optionalField(pictureId('The picture of after')),
  figuresTitle: optionalField(blankableLine('The heading of the charts', 80)),
  figuresNote: optionalField(blankableLine('The note under the heading of the charts', 160)),
  figures: optionalField(list(figure, storyRules.figuresMax, 'Charts')),
  plan: optionalField(plan),
  /** Names of people of the agency. */
  team: optionalField(list(line('A name', 80), storyRules.teamMax, 'People')),
  quote: optionalField(quote),
  /** Of the person who is quoted, in place of a drawn portrait. */
  portrait: optionalField(pictureId('The portrait')),
  isFeatured: {
    stored: z.optional(z.boolean()),
    entered: z.optional(z.boolean('Featured is true or false.')),
  },
} as const satisfies Record<string, RecordField>
