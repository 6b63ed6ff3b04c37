import type { BookingStatus } from '#contracts/bookings.ts'

/** The demo client's bookings: one of each status, oldest first. */
export const seedBookings = [
  {
    serviceId: 5,
    preferredTimeline: 'As soon as possible',
    budget: 'Under $1,000',
    notes: undefined,
    way: ['confirmed', 'completed'],
    daysAgo: 40,
  },
  {
    serviceId: 3,
    preferredTimeline: 'Later than that',
    budget: 'Not sure yet',
    notes: 'We have paused our ads. Is it worth starting again before the season?',
    way: ['cancelled'],
    daysAgo: 21,
  },
  {
    serviceId: 2,
    preferredTimeline: 'In one to three months',
    budget: '$5,000 – $20,000',
    notes: undefined,
    way: ['confirmed'],
    daysAgo: 6,
  },
  {
    serviceId: 1,
    preferredTimeline: 'Within a month',
    budget: '$1,000 – $5,000',
    notes:
      'We sell trekking gear in four countries and answer every support mail by hand. Which parts could an agent take over before spring season?',
    way: [],
    daysAgo: 0,
  },
] as const satisfies readonly {
  serviceId: number
  preferredTimeline: string
  budget: string
  notes: string | undefined
  way: readonly BookingStatus[]
  daysAgo: number
}[]
