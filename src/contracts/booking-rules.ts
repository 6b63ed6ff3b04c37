import type { BookingStatus } from './bookings.ts'

/** Apart from booking-input.ts, so that the public form does not bundle zod. */
export const bookingRules = {
  companyCharsMax: 120,
  nameCharsMax: 100,
  emailCharsMax: 254,
  timelineCharsMax: 60,
  notesCharsMax: 2000,
} as const

export const budgetRanges = [
  'Under $1,000',
  '$1,000 – $5,000',
  '$5,000 – $20,000',
  'Over $20,000',
  'Not sure yet',
] as const

/** Offered by the form only; API clients may send any text. */
export const timelines = [
  'As soon as possible',
  'Within a month',
  'In one to three months',
  'Later than that',
  'No date yet',
] as const

/** Transitions open to administrators; an owner may only cancel a pending booking. */
export const bookingTransitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: [],
  completed: [],
}
