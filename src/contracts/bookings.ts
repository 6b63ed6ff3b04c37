import * as z from 'zod/mini'
import { perField } from './booking-fields.ts'
import { instantSchema } from './dates.ts'
import { messageThreadSchema } from './messages.ts'
import { shownAnswersSchema } from './service-answers.ts'

export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const appointmentOutcomes = ['held', 'client-absent', 'client-cancelled', 'agency-cancelled'] as const
export type AppointmentOutcome = (typeof appointmentOutcomes)[number]

export const appointmentMovers = ['client', 'agency', 'other-client'] as const
export type AppointmentMover = (typeof appointmentMovers)[number]

export const spamSigns = ['hidden-field', 'links', 'repeated-words', 'unchecked'] as const
export type SpamSign = (typeof spamSigns)[number]

const bookingAnswersShape = perField(
  () => z.string(),
  () => z.optional(z.string()),
)
const bookingAnswersSchema = z.object(bookingAnswersShape)
export type BookingAnswers = z.infer<typeof bookingAnswersSchema>

const { contactName: _, ...listedAnswersShape } = bookingAnswersShape

const appointmentShape = {
  confirmedFor: z.optional(z.string()),
  pickedTime: z.optional(z.object({ startsAt: z.string(), heldUntil: z.string() })),
}

export const moveShape = {
  startedBefore: z.optional(z.nullable(z.string())),
  startsAt: z.optional(z.nullable(z.string())),
  movedBy: z.optional(z.enum(appointmentMovers)),
}

export const bookingSchema = z.object({
  id: z.number(),
  confirmationCode: z.string(),
  /** Not an enum: a status from a later version is shown in blue. */
  status: z.string(),
  createdAt: z.string(),
  ...listedAnswersShape,
  ...appointmentShape,
})

/** Everything beyond the booking's own fields is optional, so the dashboard shows a booking without it. */
export const ownBookingSchema = z.extend(bookingSchema, {
  service: z.optional(z.string()),
  unread: z._default(z.number(), 0),
  events: z._default(z.array(z.object({ status: z.string(), createdAt: z.string(), ...moveShape })), []),
})
export const ownBookingsSchema = z.array(ownBookingSchema)
export type OwnBooking = z.infer<typeof ownBookingSchema>
export type Booking = z.infer<typeof bookingSchema>

export const bookingViewSchema = z.object({
  confirmationCode: z.string(),
  status: z.string(),
  createdAt: z.string(),
  service: z.string(),
  serviceId: z.number(),
  ...bookingAnswersShape,
  serviceAnswers: z.optional(shownAnswersSchema),
  isOwn: z.boolean(),
  /** Whether the reader is the person who booked: by account, by browser or by an emailed link. */
  isSender: z.boolean(),
  /** Sent to readers who followed an emailed link, which moves and cancels the booking. */
  linkToken: z.optional(z.string()),
  /** Length of the appointment. */
  minutes: z.optional(z.number()),
  /** In which the client booked. Sent to the client only. */
  timeZone: z.optional(z.string()),
  isClaimable: z.boolean(),
  events: z.array(z.object({ status: z.string(), createdAt: z.string() })),
  ...appointmentShape,
  /** Until when the owner can undo their own cancellation. */
  undoUntil: z.optional(z.string()),
  /** Sent to the owner only; others do not learn that there are messages. */
  thread: z.optional(messageThreadSchema),
})
export type BookingView = z.infer<typeof bookingViewSchema>

export const bookingTransitionFields = {
  status: z.optional(z.enum(bookingStatuses, `Choose one of: ${bookingStatuses.join(', ')}.`)),
  confirmedFor: z.optional(z.nullable(instantSchema)),
}
