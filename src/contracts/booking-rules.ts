import type { BookingStatus } from './bookings.ts'

/** Without zod: the public form and the contract of what it sends share these. */
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

/** What the form offers. A client of the API may say it in other words. */
export const timelines = [
  'As soon as possible',
  'Within a month',
  'In one to three months',
  'Later than that',
  'No date yet',
] as const

/** The moves an administrator may make (decisions, Client area); an owner may cancel while pending. */
export const bookingTransitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: [],
  completed: [],
}
