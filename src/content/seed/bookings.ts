import { budgetRanges } from '#contracts/booking-rules.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { MessageSide } from '#contracts/messages.ts'

export interface SeedBooking {
  serviceId: number
  preferredTimeline: string
  budget: (typeof budgetRanges)[number]
  notes: string | undefined
  way: readonly BookingStatus[]
  daysAgo: number
  confirmedInDays?: number
  messages?: readonly { from: MessageSide; hoursAgo: number; body: string }[]
}

export const seedBookings: readonly SeedBooking[] = [
  {
    serviceId: 5,
    preferredTimeline: 'As soon as possible',
    budget: budgetRanges[0],
    notes: undefined,
    way: ['confirmed', 'completed'],
    daysAgo: 40,
  },
  {
    serviceId: 3,
    preferredTimeline: 'Later than that',
    budget: budgetRanges[4],
    notes: 'We have paused our ads. Is it worth starting again before the season?',
    way: ['cancelled'],
    daysAgo: 21,
  },
  {
    serviceId: 2,
    preferredTimeline: 'In one to three months',
    budget: budgetRanges[2],
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
    preferredTimeline: 'Within a month',
    budget: budgetRanges[1],
    notes:
      'We sell trekking gear in four countries and answer every support email by hand. Which parts could an agent take over before spring season?',
    way: [],
    daysAgo: 0,
  },
]
