import * as z from 'zod/mini'
import { subscriberSchema } from './admin-newsletter.ts'
import { bookingTransitionFields, bookingSchema, bookingStatuses } from './bookings.ts'
import { listAfter, listSearch } from './lists.ts'

/** The contact page promises a reply within this time (docs/spec/acceptance.md 145). */
export const answerPromisedHours = 24

export const bookingSorts = ['newest', 'oldest', 'company', 'updated'] as const
export type BookingSort = (typeof bookingSorts)[number]

/** Whose requests: a user's id, the reader's own, or nobody's yet. */
export const assigneePattern = /^(me|none|[1-9]\d{0,8})$/

const statusSchema = z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)
const digits = (what: string) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, `${what} is a number.`)),
    z.transform((written) => Number(written)),
  )

/** Filters of the requests. Each narrows the list; `waiting` are those without an answer for longer than promised. */
const filterFields = {
  search: listSearch,
  status: z.optional(statusSchema),
  service: z.optional(digits('The service')),
  assignee: z.optional(
    z.string().check(z.regex(assigneePattern, '"assignee" is "me", "none" or the id of a user.')),
  ),
  unread: z.optional(z.literal('yes', '"unread" is "yes" or absent.')),
  waiting: z.optional(z.literal('yes', '"waiting" is "yes" or absent.')),
}

export const bookingQuerySchema = z.object({
  ...filterFields,
  sort: z._default(z.enum(bookingSorts, `Sort by one of: ${bookingSorts.join(', ')}.`), 'newest'),
  after: listAfter,
  format: z.optional(z.literal('csv', 'The other format is "csv".')),
})
export type BookingFilter = Omit<z.infer<typeof bookingQuerySchema>, 'after' | 'format' | 'sort'>

const personSchema = z.object({ id: z.number(), name: z.string() })

/** Administrators whom a request can be given to; `isYou` is the one who asks. */
export const peopleSchema = z.array(z.extend(personSchema, { isYou: z.boolean() }))
export type Person = z.infer<typeof peopleSchema>[number]

/** More unread messages than this are shown as this many and a plus. */
export const unreadShownMax = 9

/** A request as the back office lists it. */
export const adminBookingSchema = z.extend(bookingSchema, {
  service: z.string(),
  serviceId: z.number(),
  contactName: z.string(),
  /** Whether it was made under an account, or claimed by one. */
  hasAccount: z.boolean(),
  assignee: z.nullable(personSchema),
  /** Messages of the client that nobody here has read, counted to `unreadShownMax` + 1. */
  unread: z.number(),
  /** ISO instant. */
  updatedAt: z.string(),
  /** Raised by every change; a PATCH that names it is refused when it is not the newest. */
  revision: z.number(),
})
export type AdminBooking = z.infer<typeof adminBookingSchema>

export const bookingNoteSchema = z.object({
  id: z.number(),
  body: z.string(),
  /** Null when the account is gone. */
  author: z.nullable(z.string()),
  /** Whether the reader wrote it, who alone may delete it. */
  isYours: z.boolean(),
  createdAt: z.string(),
})
export type BookingNote = z.infer<typeof bookingNoteSchema>

/** One request with all that is known of it. */
export const adminBookingDetailSchema = z.extend(adminBookingSchema, {
  /** The account that it was made under or that claimed it. */
  account: z.nullable(z.extend(personSchema, { username: z.string() })),
  /**
   * Every status it has had and `claimed`, oldest first. `actor` is null for a guest or an account that is gone,
   * `createdAt` for a claim from before claims were recorded.
   */
  events: z.array(
    z.object({ status: z.string(), createdAt: z.nullable(z.string()), actor: z.nullable(z.string()) }),
  ),
  agencyNotes: z.array(bookingNoteSchema),
  /** Who changed it last, as far as the log knows. */
  changedBy: z.nullable(z.string()),
})
export type AdminBookingDetail = z.infer<typeof adminBookingDetailSchema>

export const bookingPatchSchema = z
  .object({
    ...bookingTransitionFields,
    /** Null gives it back to nobody. */
    assigneeId: z.optional(z.nullable(z.int('The assignee is the id of an administrator.'))),
    revision: z.optional(z.int('The revision is a whole number.')),
  })
  .check(
    z.refine(
      ({ status, confirmedFor, assigneeId }) =>
        status !== undefined || confirmedFor !== undefined || assigneeId !== undefined,
      `Choose one of: ${bookingStatuses.join(', ')}.`,
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
  ),
})

/** Most requests that one change of many takes. */
export const bulkMax = 100
/** How long a change of many can be taken back. Its mails leave after that. */
export const undoWindowMs = 10_000

export const bulkChangeSchema = z
  .object({
    status: statusSchema,
    codes: z.optional(
      z
        .array(z.string(), 'The codes are a list.')
        .check(
          z.minLength(1, 'Choose at least one request.'),
          z.maxLength(bulkMax, `Change at most ${bulkMax} requests at once.`),
        ),
    ),
    /** Instead of codes: every request that the list would show for it. */
    filter: z.optional(z.object(filterFields)),
  })
  .check(
    z.refine(
      ({ codes, filter }) => (codes === undefined) !== (filter === undefined),
      'Name the requests by their codes or by a filter.',
    ),
  )

const namedRequest = { confirmationCode: z.string(), companyName: z.string(), status: z.string() }

/** What became of a change of many. */
export const bulkResultSchema = z.object({
  /** For the undo; null when nothing was changed. */
  id: z.nullable(z.string()),
  /** ISO instant until which it can be taken back. */
  undoUntil: z.string(),
  status: z.enum(bookingStatuses),
  changed: z.array(z.string()),
  /** Those that may not become what was asked, with the status that they have. */
  refused: z.array(z.object({ ...namedRequest, reason: z.string() })),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

export const undoResultSchema = z.object({
  restored: z.array(z.string()),
  /** Those that have moved on since, and stay as they are. */
  kept: z.array(z.object(namedRequest)),
})
export type UndoResult = z.infer<typeof undoResultSchema>

/** What came in, of either kind: a request or a newsletter sign-up. */
export const submissionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), createdAt: z.string(), request: adminBookingSchema }),
  z.object({ kind: z.literal('sign-up'), createdAt: z.string(), id: z.number(), signUp: subscriberSchema }),
])
export type Submission = z.infer<typeof submissionSchema>

export const submissionQuerySchema = z.object({ search: listSearch, after: listAfter })
