import type { BookingStatus } from '#contracts/bookings.ts'

/** What follows a request, and the status that each step leads to. */
export const bookingSteps: readonly { title: string; text: string; status?: BookingStatus }[] = [
  {
    title: 'You send this form',
    text: 'A code appears at once. With it you can come back to the request, without an account.',
    status: 'pending',
  },
  {
    title: 'We answer within 24 hours',
    text: 'A person reads it and writes to you, with a date or a question.',
  },
  {
    title: 'We agree on a date',
    text: 'The status changes on the page of your request, and a calendar file is there to save.',
    status: 'confirmed',
  },
  {
    title: 'We talk',
    text: 'We go through your notes and say what we would do first.',
    status: 'completed',
  },
]

export const bookingFigures = [
  { figure: '$0', label: 'to send a request' },
  { figure: '24 h', label: 'to our first answer' },
] as const

/** The order of the fields on the page: focus goes to the first wrong one. */
export const bookingFieldOrder = [
  'companyName',
  'contactName',
  'clientEmail',
  'preferredTimeline',
  'budget',
  'notes',
] as const
export type BookingField = (typeof bookingFieldOrder)[number]

/** The first service is a conversation; the others go by their own names. */
export const bookingHeading = ({ id, bookingTitle }: { id: number; bookingTitle: string }): string =>
  id === 1 ? 'Request a consultation' : `Request ${bookingTitle}`
