import * as z from 'zod/mini'
import { bookingAnswersShape } from './booking-answers.ts'
import { messageThreadSchema } from './messages.ts'

export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Its owner's name is not part of it. */
const { contactName: _, ...listedAnswersShape } = bookingAnswersShape

/** One booking as the client area shows it (docs/spec/acceptance.md 500). */
export const bookingSchema = z.object({
  id: z.number(),
  confirmationCode: z.string(),
  /** One of `bookingStatuses`, or another that a later version knows: shown in blue. */
  status: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  ...listedAnswersShape,
  /** ISO instant of the appointment, once one is set. */
  confirmedFor: z.optional(z.string()),
})

/** A booking in the list of its owner. */
export const ownBookingSchema = z.extend(bookingSchema, {
  /** What the booking pages call the service. */
  service: z.string(),
  /** Messages of the agency that the owner has not read. */
  unread: z.number(),
  /** Every status it has had, oldest first. */
  events: z.array(z.object({ status: z.string(), createdAt: z.string() })),
})
export const ownBookingsSchema = z.array(ownBookingSchema)
export type OwnBooking = z.infer<typeof ownBookingSchema>
export const bookingsSchema = z.array(bookingSchema)
export type Booking = z.infer<typeof bookingSchema>

/** What the holder of a code sees of one booking; name and e-mail are masked unless it is their own. */
export const bookingViewSchema = z.object({
  confirmationCode: z.string(),
  status: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  /** What the booking pages call the service. */
  service: z.string(),
  ...bookingAnswersShape,
  /** Whether it is the reader's own, which alone can be cancelled. */
  isOwn: z.boolean(),
  /** Whether it belongs to no account yet. */
  isClaimable: z.boolean(),
  /** Every status it has had, oldest first. */
  events: z.array(z.object({ status: z.string(), createdAt: z.string() })),
  /** ISO instant of the appointment, once one is set. */
  confirmedFor: z.optional(z.string()),
  /** What its owner and the agency wrote to each other; nobody else sees that there is anything. */
  thread: z.optional(messageThreadSchema),
})
export type BookingView = z.infer<typeof bookingViewSchema>

const appointmentSchema = z.pipe(
  z.iso.datetime({
    offset: true,
    error: 'Write the date of the appointment as 2026-11-24T15:00:00Z, with its zone.',
  }),
  z.transform((iso) => new Date(iso)),
)

/**
 * What an administrator changes of a booking: its status, the date of its appointment, or both. Only a confirmed
 * booking has a date; null takes it away. The contract of the request is in admin-requests.ts.
 */
export const bookingTransitionFields = {
  status: z.optional(z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)),
  confirmedFor: z.optional(z.nullable(appointmentSchema)),
}
