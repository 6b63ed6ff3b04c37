import * as z from 'zod/mini'
import {
  assigneePattern,
  bookingSorts,
  bulkMax,
  noteCharsMax,
  outcomeFilters,
  outcomeNoteCharsMax,
} from './admin-bookings.ts'
import { appointmentOutcomes, bookingStatuses, bookingTransitionFields } from './bookings.ts'
import { sourceRules } from './booking-source.ts'
import { linesText, optionalLineText, visible } from './entered-text.ts'
import { listAfter, listSearch } from './lists.ts'

/** A booking is reopened alone, because its time may be taken by then. */
const bulkTargets = ['confirmed', 'cancelled', 'completed'] as const

const statusSchema = z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)
const digits = (what: string) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, `${what} is a number.`)),
    z.transform((digitsText) => Number(digitsText)),
  )

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
  source: z.optional(
    optionalLineText('"source" is text.').check(
      z.minLength(1, '"source" is the name of a source.'),
      z.maxLength(sourceRules.charsMax, `"source" has at most ${sourceRules.charsMax} characters.`),
    ),
  ),
}

export const bookingQuerySchema = z.object({
  ...filterFields,
  sort: z._default(z.enum(bookingSorts, `Sort by one of: ${bookingSorts.join(', ')}.`), 'newest'),
  after: listAfter,
  format: z.optional(z.literal('csv', 'The other format is "csv".')),
})
export type BookingFilter = Omit<z.infer<typeof bookingQuerySchema>, 'after' | 'format' | 'sort'>

const outcomeNoteSchema = linesText('The note is a text.').check(
  z.trim(),
  z.maxLength(outcomeNoteCharsMax, `A note about the outcome has at most ${outcomeNoteCharsMax} characters.`),
)

/** Chosen by the client, so that it can undo a change whose answer was lost. */
const changeIdSchema = z.string().check(z.regex(/^[a-z\d-]{32,36}$/, '"id" is a UUID.'))

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
    changeId: z.optional(changeIdSchema),
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

export const newNoteSchema = z.object({
  body: linesText('Write a note.').check(
    z.trim(),
    z.regex(visible, 'Write a note.'),
    z.maxLength(noteCharsMax, 'A note has at most 2,000 characters.'),
  ),
})

export const bulkChangeSchema = z
  .object({
    id: z.optional(changeIdSchema),
    /** Only counts the bookings that the change would change. */
    isPreview: z._default(z.boolean('"isPreview" is true or false.'), false),
    status: z.enum(bulkTargets, `Choose one of: ${bulkTargets.join(', ')}.`),
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

export const submissionQuerySchema = z.object({ search: listSearch, after: listAfter })
