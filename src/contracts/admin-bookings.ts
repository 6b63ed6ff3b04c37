import * as z from 'zod/mini'
import { subscriberSchema } from './newsletter.ts'
import { appointmentOutcomes, bookingSchema, bookingStatuses, moveShape, spamSigns } from './bookings.ts'
import { bookingSourceSchema } from './booking-source.ts'
import { shownAnswersSchema } from './service-answers.ts'

export const bookingSorts = ['newest', 'oldest', 'company', 'updated'] as const
export type BookingSort = (typeof bookingSorts)[number]

export const assigneePattern = /^(me|none|[1-9]\d{0,8})$/

export const outcomeFilters = ['missing', ...appointmentOutcomes] as const

export const outcomeNoteCharsMax = 500

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
  source: bookingSourceSchema,
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

export const noteCharsMax = 2000
export const bulkMax = 100
export const undoWindowMs = 20_000

const bookingSummary = { confirmationCode: z.string(), companyName: z.string(), status: z.string() }

export const bulkResultSchema = z.object({
  id: z.nullable(z.string()),
  undoUntil: z.string(),
  status: z.enum(bookingStatuses),
  changed: z.array(z.string()),
  refused: z.array(z.object({ ...bookingSummary, reason: z.string() })),
})
export const bulkPreviewSchema = z.object({ count: z.number() })

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
