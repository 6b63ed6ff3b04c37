import { formatMoney } from '#shared/formats.ts'
import type { BookingStatus } from './bookings.ts'

export const bookingRules = {
  companyCharsMax: 120,
  nameCharsMax: 100,
  emailCharsMax: 254,
  timelineCharsMax: 60,
  notesCharsMax: 2000,
} as const

// Versions of ICU separate digits and symbols by different spaces, and a browser's must match the server's.
const amount = (value: number) => formatMoney(value).replace(/\s/g, '\u00a0')

/** The texts are stored, so a booking shows the range that its client chose, whatever is offered today. */
export const budgetRanges = [
  `Under ${amount(1000)}`,
  `${amount(1000)} – ${amount(5000)}`,
  `${amount(5000)} – ${amount(20_000)}`,
  `Over ${amount(20_000)}`,
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
