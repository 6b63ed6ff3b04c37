import * as z from 'zod/mini'
import { identifierText, optionalLineText } from './entered-text.ts'
import { instantTextSchema } from './dates.ts'
import { listAfter, listResponse } from './lists.ts'
import { digestFrequencies, importRules, issueStates } from './newsletter-rules.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { issueFields } from './records/issue.ts'

const revision = z.int('"revision" is a whole number.')

export const newIssueSchema = z.union([
  z.object({ postSlug: identifierText('Choose a post.').check(z.minLength(1), z.maxLength(100)) }),
  z.object(enteredShape(issueFields)),
])
export type NewIssue = z.infer<typeof newIssueSchema>

export const issuePatchSchema = z.extend(z.partial(z.object(patchShape(issueFields))), {
  state: z.optional(
    z.enum(
      ['draft', 'scheduled', 'sending', 'stopped'],
      '"state" is one of draft, scheduled, sending, stopped.',
    ),
  ),
  sendAt: z.optional(instantTextSchema('The time must be an instant such as 2025-04-05T09:00:00Z.')),
  /** The number of subscribers that the sender was shown. */
  shownReaders: z.optional(z.int('"shownReaders" is a whole number.')),
  revision,
})
export type IssuePatch = z.infer<typeof issuePatchSchema>

export const storedIssueSchema = z.object(storedShape(issueFields))
export type IssueFields = z.infer<typeof storedIssueSchema>

export const listedIssueSchema = z.object({
  id: z.number(),
  slug: z.string(),
  subject: issueFields.subject.stored,
  state: z.enum(issueStates),
  origin: z.enum(['written', 'post', 'digest']),
  sendAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  bounced: z.number(),
  left: z.number(),
  revision: z.number(),
})
export type ListedIssue = z.infer<typeof listedIssueSchema>

export const issueListSchema = listResponse(listedIssueSchema)
export const issueQuerySchema = z.object({ after: listAfter })

export const adminIssueSchema = z.extend(listedIssueSchema, {
  ...storedIssueSchema.shape,
  html: z.string(),
})
export type AdminIssue = z.infer<typeof adminIssueSchema>

export const newsletterSettingsSchema = z.object({
  digest: z.enum(digestFrequencies),
  emailsPerDay: z.nullable(z.number()),
  revision: z.number(),
  subscribers: z.number(),
  hasProvider: z.boolean(),
  isClockMissing: z.boolean(),
})
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>

const perDayText = 'The emails per day are a whole number from 1 to 1,000,000, or none for no limit.'
export const settingsPatchSchema = z.object({
  digest: z.optional(z.enum(digestFrequencies, `"digest" is one of ${digestFrequencies.join(', ')}.`)),
  emailsPerDay: z.optional(
    z.nullable(z.int(perDayText).check(z.minimum(1, perDayText), z.maximum(1_000_000, perDayText))),
  ),
  revision,
})
export type SettingsPatch = z.infer<typeof settingsPatchSchema>

export const importMeanings = ['subscribed', 'left', 'nothing'] as const
export type ImportMeaning = (typeof importMeanings)[number]

/** @property value null for all values of the column about which no question asks */
const importChoiceSchema = z.object({
  column: z.int('"column" is the place of a column, from 0 on.'),
  value: z.nullable(
    optionalLineText('"value" is a text of that column, or null.').check(
      z.maxLength(importRules.askedCharsMax),
    ),
  ),
  means: z.enum(importMeanings, `"means" is one of ${importMeanings.join(', ')}.`),
})
export type ImportChoice = z.infer<typeof importChoiceSchema>

export const importSchema = z.object({
  csv: z
    .string('Choose a CSV file.')
    .check(z.maxLength(importRules.bytesMax, 'The file is larger than 1 MB. Split it into several.')),
  isPreview: z.boolean('"isPreview" is true or false.'),
  choices: z._default(z.array(importChoiceSchema).check(z.maxLength(importRules.choicesMax)), []),
})

export const importProblems = [
  'email',
  'consent-missing',
  'consent-malformed',
  'consent-in-future',
  'consent-too-early',
  'repeated',
  'not-subscribed',
  'not-understood',
  'too-many-cells',
] as const
export type ImportProblem = (typeof importProblems)[number]

const importColumnSchema = z.object({
  column: z.number(),
  heading: z.string(),
  role: z.enum(['email', 'date', 'consent']),
  subscribed: z.number(),
  left: z.number(),
})
export type ImportColumn = z.infer<typeof importColumnSchema>

const importQuestionSchema = z.object({
  column: z.number(),
  heading: z.string(),
  value: z.nullable(z.string()),
  rows: z.number(),
})
export type ImportQuestion = z.infer<typeof importQuestionSchema>

export const importResultSchema = z.object({
  columns: z.array(importColumnSchema),
  questions: z.array(importQuestionSchema),
  rows: z.number(),
  added: z.number(),
  present: z.number(),
  left: z.number(),
  suppressed: z.number(),
  unconfirmed: z.number(),
  problems: z.array(z.object({ line: z.number(), problem: z.enum(importProblems) })),
  problemCount: z.number(),
})
export type ImportResult = z.infer<typeof importResultSchema>
