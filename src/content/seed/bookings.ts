import { bookingQuestions } from '#content/booking/questions.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { MessageSide } from '#contracts/messages.ts'

export interface SeedBooking {
  serviceId: number
  preferredTimeline: string
  budget: string
  notes: string | undefined
  way: readonly BookingStatus[]
  daysAgo: number
  confirmedInDays?: number
  messages?: readonly { from: MessageSide; hoursAgo: number; body: string }[]
}

const choose =
  ({ options }: { options: readonly [string, ...string[]] }) =>
  (place: number): string =>
    options[place % options.length] ?? options[0]
const timeline = choose(bookingQuestions.preferredTimeline)
const budget = choose(bookingQuestions.budget)

export const seedBookings: readonly SeedBooking[] = [
  {
    serviceId: 5,
    preferredTimeline: timeline(0),
    budget: budget(0),
    notes: undefined,
    way: ['confirmed', 'completed'],
    daysAgo: 40,
  },
  {
    serviceId: 3,
    preferredTimeline: timeline(3),
    budget: budget(4),
    notes: 'We have paused our ads. Is it worth starting again before the season?',
    way: ['cancelled'],
    daysAgo: 21,
  },
  {
    serviceId: 2,
    preferredTimeline: timeline(2),
    budget: budget(2),
    notes: undefined,
    way: ['confirmed'],
    daysAgo: 6,
    confirmedInDays: 5,
    messages: [
      {
        from: 'agency',
        hoursAgo: 118,
        body: 'Thank you for the request. Two questions before we set a date: who decides about the content on your side, and which of your four countries matters most this year?',
      },
      {
        from: 'client',
        hoursAgo: 99,
        body: 'I decide about the content. Germany matters most; the others can wait until spring.',
      },
      {
        from: 'agency',
        hoursAgo: 70,
        body: 'Good. The date is on this page now.\nPlease bring your search figures for the last twelve months, or give us access to them.',
      },
      { from: 'client', hoursAgo: 51, body: 'Access is on its way. Could my colleague join?' },
      {
        from: 'agency',
        hoursAgo: 3,
        body: 'Gladly. Send us the address and we will add her to the invitation.',
      },
    ],
  },
  {
    serviceId: 1,
    preferredTimeline: timeline(1),
    budget: budget(1),
    notes:
      'We sell trekking gear in four countries and answer every support email by hand. Which parts could an agent take over before spring season?',
    way: [],
    daysAgo: 0,
  },
]
