import * as z from 'zod/mini'
import { slugCharsMax, slugPattern } from '#shared/slug.ts'
import { caseStudySchema, contentStatuses, serviceSchema } from './content.ts'
import { identifierText, lineText, linesText, visible } from './entered-text.ts'
import { storyFieldsSchema } from './stories.ts'
import { storyInputShape } from './story-input.ts'

const text = (what: string, charsMax: number) =>
  linesText(`${what} is missing.`).check(
    z.trim(),
    z.regex(visible, `${what} is missing.`),
    z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`),
  )
const line = (what: string, charsMax: number) =>
  lineText(`${what} is missing.`).check(z.maxLength(charsMax, `${what} has at most ${charsMax} characters.`))
const status = z.enum(contentStatuses, 'The status is draft, published or archived.')
const order = z
  .int('The order is a whole number.')
  .check(z.gte(0, 'The order is between 0 and 10,000.'), z.lte(10_000, 'The order is between 0 and 10,000.'))

export const serviceIcons = [
  'brain-circuit',
  'trending-up',
  'megaphone',
  'code',
  'search',
  'layers',
  'target',
] as const

export const caseStudyInputSchema = z.object({
  slug: identifierText('The address is missing.').check(
    z.regex(slugPattern, 'Use only lowercase letters, digits and hyphens in the address.'),
    z.maxLength(slugCharsMax, `The address has at most ${slugCharsMax} characters.`),
  ),
  title: line('The title', 120),
  client: line('The client', 80),
  figure: line('The figure', 12),
  result: line('What the figure measures', 80),
  description: text('The description', 600),
  factor: z
    .number('The factor is a number.')
    .check(z.gte(0, 'The factor is between 0 and 100.'), z.lte(100, 'The factor is between 0 and 100.')),
  sortOrder: order,
  status,
  ...storyInputShape,
})
export type CaseStudyInput = z.infer<typeof caseStudyInputSchema>

export const serviceInputSchema = z.object({
  title: line('The title', 80),
  bookingTitle: line('The name on the booking page', 80),
  description: text('The description', 300),
  icon: z.enum(serviceIcons, 'Choose one of the icons.'),
  features: z
    .array(line('A feature', 120))
    .check(
      z.minLength(1, 'A service has at least one feature.'),
      z.maxLength(10, 'A service has at most ten features.'),
    ),
  price: line('The price text', 60),
  link: identifierText('The link is missing.').check(
    z.regex(/^\/(?!\/)[\w\-/]*$/, 'The link is a path on this site, such as /services/digital-marketing.'),
  ),
  onHome: z.boolean(),
  onOverview: z.boolean(),
  onBooking: z.boolean(),
  sortOrder: order,
  status,
})
export type ServiceInput = z.infer<typeof serviceInputSchema>

const recordFields = { sortOrder: z.number(), status: z.enum(contentStatuses), revision: z.number() }

export const adminCaseStudySchema = z.extend(caseStudySchema, {
  ...storyFieldsSchema.shape,
  content: z.optional(z.string()),
  ...recordFields,
  id: z.number(),
})
export const adminCaseStudiesSchema = z.array(adminCaseStudySchema)
export type AdminCaseStudy = z.infer<typeof adminCaseStudySchema>

export const adminServiceSchema = z.extend(serviceSchema, recordFields)
export const adminServicesSchema = z.array(adminServiceSchema)
export type AdminService = z.infer<typeof adminServiceSchema>

export type ContentRecord = Partial<AdminService> | Partial<AdminCaseStudy>

export const revisionSchema = z.optional(z.int('The revision is a whole number.'))
export const caseStudyPatchSchema = z.extend(z.partial(caseStudyInputSchema), { revision: revisionSchema })
export const servicePatchSchema = z.extend(z.partial(serviceInputSchema), { revision: revisionSchema })
