import type { BookingQuestions } from '#contracts/booking-fields.ts'
import { budgetRanges } from '#contracts/booking-rules.ts'

/** Answers are stored as texts, so a booking shows what its client chose, whatever is offered today. */
export const bookingQuestions: BookingQuestions = {
  companyName: {
    label: 'Company name',
    shortLabel: 'Company',
    missing: 'Enter the name of your company.',
  },
  contactName: {
    label: 'Contact name',
    shortLabel: 'Contact',
    missing: 'Enter your name.',
  },
  clientEmail: {
    label: 'Email',
    shortLabel: 'Email',
  },
  preferredTimeline: {
    label: 'Preferred timeline',
    shortLabel: 'Timeline',
    missing: 'Choose when you would like to start.',
    options: [
      'As soon as possible',
      'Within a month',
      'In one to three months',
      'Later than that',
      'No date yet',
    ],
  },
  budget: {
    label: 'Budget range',
    shortLabel: 'Budget',
    missing: 'Choose a budget range.',
    options: budgetRanges([1000, 5000, 20_000], {
      under: (amount) => `Under ${amount}`,
      between: (from, to) => `${from} – ${to}`,
      over: (amount) => `Over ${amount}`,
      unknown: 'Not sure yet',
    }),
  },
  notes: {
    label: 'Notes',
    shortLabel: 'Notes',
  },
}
