import * as z from 'zod/mini'

export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** One service booking as the client area shows it (specification, section 3). */
export const bookingSchema = z.object({
  id: z.number(),
  confirmationCode: z.string(),
  /** One of `bookingStatuses`, or another that a later version knows: shown in blue. */
  status: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  companyName: z.string(),
  preferredTimeline: z.string(),
  budget: z.string(),
  clientEmail: z.string(),
  notes: z.optional(z.string()),
})
export const bookingsSchema = z.array(bookingSchema)
export type Booking = z.infer<typeof bookingSchema>
