import type { BookingQuestions } from '#contracts/booking-fields.ts'
import { budgetRanges } from '#contracts/booking-rules.ts'

export const bookingQuestions: BookingQuestions = {
  companyName: { label: 'Name of your vineyard', shortLabel: 'Vineyard', missing: 'Name your vineyard.' },
  contactName: { label: 'Who should we ask for?', shortLabel: 'Person', missing: 'Say who you are.' },
  clientEmail: { label: 'Where do we write to?', shortLabel: 'Write to' },
  preferredTimeline: {
    label: 'Start of our work',
    shortLabel: 'Start',
    missing: 'Choose a season.',
    options: ['Before the harvest', 'After the harvest'],
  },
  budget: {
    label: 'What it may cost',
    shortLabel: 'Cost',
    missing: 'Choose what it may cost.',
    options: budgetRanges([150_000], {
      under: (amount) => `Less than ${amount}`,
      between: (from, to) => `${from} to ${to}`,
      over: (amount) => `More than ${amount}`,
      unknown: 'To be discussed',
    }),
  },
  notes: { label: 'Anything else?', shortLabel: 'Else', isAsked: false },
}
