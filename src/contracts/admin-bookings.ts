import * as z from 'zod/mini'
import { subscriberSchema } from './admin-newsletter.ts'
import { displayableText } from './long-text.ts'
import {
  appointmentOutcomes,
  bookingTransitionFields,
  bookingSchema,
  bookingStatuses,
  moveShape,
  spamSigns,
} from './bookings.ts'
import { listAfter, listSearch } from './lists.ts'
import { shownAnswersSchema } from './service-answers.ts'

export const bookingSorts = ['newest', 'oldest', 'company', 'updated'] as const
export type BookingSort = (typeof bookingSorts)[number]

export const assigneePattern = /^(me|none|[1-9]\d{0,8})$/

const statusSchema = z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)
const digits = (what: string) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, `${what} is a number.`)),
    z.transform((digitsText) => Number(digitsText)),
  )

export const outcomeFilters = ['missing', ...appointmentOutcomes] as const

export const outcomeNoteCharsMax = 500

const filterFields = {
  search: listSearch,
  status: z.optional(statusSchema),
  service: z.optional(digits('The service')),
  assignee: z.optional(
    z.string().check(z.regex(assigneePattern, '"assignee" is "me", "none" or the id of a user.')),
  ),
  unread: z.optional(z.literal('yes', '"unread" is "yes" or absent.')),
  waiting: z.optional(z.literal('yes', '"waiting" is "yes" or absent.')),
  spam: z.optional(z.literal('yes', '"spam" is "yes" or absent.')),
  outcome: z.optional(z.enum(outcomeFilters, `"outcome" is one of ${outcomeFilters.join(', ')}.`)),
}

export const bookingQuerySchema = z.object({
  ...filterFields,
  sort: z._default(z.enum(bookingSorts, `Sort by one of: ${bookingSorts.join(', ')}.`), 'newest'),
  after: listAfter,
  format: z.optional(z.literal('csv', 'The other format is "csv".')),
})
export type BookingFilter = Omit<z.infer<typeof bookingQuerySchema>, 'after' | 'format' | 'sort'>

const personSchema = z.object({ id: z.number(), name: z.string() })

export const peopleSchema = z.array(z.extend(personSchema, { isYou: z.boolean() }))
export type Person = z.infer<typeof peopleSchema>[number]

export const unreadShownMax = 9

export const adminBookingSchema = z.extend(bookingSchema, {
  service: z.string(),
  serviceId: z.number(),
  contactName: z.string(),
  hasAccount: z.boolean(),
  assignee: z.nullable(personSchema),
  unread: z.number(),
  spamSign: z.nullable(z.enum(spamSigns)),
  outcome: z.nullable(z.enum(appointmentOutcomes)),
  outcomeNote: z.nullable(z.string()),
  updatedAt: z.string(),
  revision: z.number(),
})
export type AdminBooking = z.infer<typeof adminBookingSchema>

export const bookingNoteSchema = z.object({
  id: z.number(),
  body: z.string(),
  author: z.nullable(z.string()),
  isYours: z.boolean(),
  createdAt: z.string(),
})
export type BookingNote = z.infer<typeof bookingNoteSchema>

export const adminBookingDetailSchema = z.extend(adminBookingSchema, {
  account: z.nullable(z.extend(personSchema, { username: z.string() })),
  serviceAnswers: z.optional(shownAnswersSchema),
  project: z.nullable(personSchema),
  /**
   * Oldest first; includes the events `claimed`, `moved` and `outcome`. `actor` is null for guests and deleted accounts,
   * `createdAt` for claims made before claims were recorded.
   */
  events: z.array(
    z.object({
      status: z.string(),
      createdAt: z.nullable(z.string()),
      actor: z.nullable(z.string()),
      outcome: z.optional(z.nullable(z.enum(appointmentOutcomes))),
      note: z.optional(z.nullable(z.string())),
      ...moveShape,
    }),
  ),
  agencyNotes: z.array(bookingNoteSchema),
  clashes: z.array(z.object({ confirmationCode: z.string(), companyName: z.string(), startsAt: z.string() })),
  dayOff: z.nullable(z.object({ firstDay: z.string(), lastDay: z.string(), label: z.string() })),
  changedBy: z.nullable(z.string()),
})
export type AdminBookingDetail = z.infer<typeof adminBookingDetailSchema>

const outcomeNoteSchema = z.string('The note is a text.').check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
  z.maxLength(outcomeNoteCharsMax, `A note about the outcome has at most ${outcomeNoteCharsMax} characters.`),
  ...displayableText,
)

export const bookingPatchSchema = z
  .object({
    ...bookingTransitionFields,
    assigneeId: z.optional(z.nullable(z.int('The assignee is the id of an administrator.'))),
    isSpam: z.optional(z.literal(false, '"isSpam" is false or absent.')),
    outcome: z.optional(
      z.nullable(
        z.enum(appointmentOutcomes, `The outcome is null or one of ${appointmentOutcomes.join(', ')}.`),
      ),
    ),
    outcomeNote: z.optional(outcomeNoteSchema),
    revision: z.optional(z.int('The revision is a whole number.')),
  })
  .check(
    z.refine(
      ({ status, confirmedFor, assigneeId, isSpam, outcome }) =>
        [status, confirmedFor, assigneeId, isSpam, outcome].some((field) => field !== undefined),
      `Choose one of: ${bookingStatuses.join(', ')}.`,
    ),
    z.refine(
      ({ status, confirmedFor, outcome }) =>
        outcome === undefined || (status === undefined && confirmedFor === undefined),
      'Note the outcome apart from other changes of the appointment.',
    ),
    z.refine(
      ({ outcome, outcomeNote }) => !outcomeNote || Boolean(outcome),
      'A note about the outcome needs an outcome.',
    ),
    z.refine(
      ({ status, confirmedFor }) =>
        confirmedFor === undefined || status === undefined || status === 'confirmed',
      'Only a confirmed booking can have a date.',
    ),
  )

export const noteCharsMax = 2000
export const newNoteSchema = z.object({
  body: z.string('Write a note.').check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, 'Write a note.'),
    z.maxLength(noteCharsMax, 'A note has at most 2,000 characters.'),
    ...displayableText,
  ),
})

export const bulkMax = 100
export const undoWindowMs = 10_000

export const bulkChangeSchema = z
  .object({
    status: statusSchema,
    codes: z.optional(
      z
        .array(z.string(), 'The codes are a list.')
        .check(
          z.minLength(1, 'Choose at least one booking.'),
          z.maxLength(bulkMax, `Change at most ${bulkMax} bookings at once.`),
        ),
    ),
    filter: z.optional(z.object(filterFields)),
  })
  .check(
    z.refine(
      ({ codes, filter }) => (codes === undefined) !== (filter === undefined),
      'Send either "codes" or "filter".',
    ),
  )

const bookingSummary = { confirmationCode: z.string(), companyName: z.string(), status: z.string() }

export const bulkResultSchema = z.object({
  id: z.nullable(z.string()),
  undoUntil: z.string(),
  status: z.enum(bookingStatuses),
  changed: z.array(z.string()),
  refused: z.array(z.object({ ...bookingSummary, reason: z.string() })),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

export const undoResultSchema = z.object({
  restored: z.array(z.string()),
  kept: z.array(z.object(bookingSummary)),
})
export type UndoResult = z.infer<typeof undoResultSchema>

export const submissionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booking'), createdAt: z.string(), booking: adminBookingSchema }),
  z.object({ kind: z.literal('sign-up'), createdAt: z.string(), id: z.number(), signUp: subscriberSchema }),
])
export type Submission = z.infer<typeof submissionSchema>

export const submissionQuerySchema = z.object({ search: listSearch, after: listAfter })
