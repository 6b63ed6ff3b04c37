import { claims } from '#content/claims.ts'
import { capitalize, countedInWords } from '#shared/words.ts'
import { freeStarts } from '#content/services/page.ts'

export const industryCardsCopy = {
  label: 'Specialties',
  regions: 'Regions:',
} as const

export const freeStartsCopy = {
  heading: 'Start for free',
  lede: `${capitalize(countedInWords(freeStarts.length, 'way'))} to see how we work before you pay for it.`,
  valued: (value: string) => `Valued at ${value}, free of charge.`,
  action: 'Contact Us',
  free: 'Free.',
} as const

export const heroCopy = {
  heading: 'Our Services',
  booking: 'Not sure which? Choose a time for a call',
} as const

export const priceClimbCopy = {
  heading: (count: number) => `${capitalize(countedInWords(count, 'price'))} to know before you write`,
  lede: 'We quote everything else once we know what you need.',
  note: 'Each doubling of the price is an equal step up.',
} as const

export const situationsCopy = {
  heading: 'Which one is yours?',
  lede: (count: number) =>
    count === 1
      ? 'One thing clients tell us, and where it leads.'
      : `${capitalize(countedInWords(count, 'thing'))} clients tell us, and where each one leads.`,
} as const

export const questionsCopy = {
  note: `Don’t see your question? Write to us. We reply within ${claims.replyTime}.`,
  action: 'Ask your question',
} as const

export const serviceHeroCopy = {
  booking: 'Or choose a time for a call',
} as const

export const storyCardCopy = {
  services: 'Services',
  duration: 'Duration',
  months: (months: number) => `${months} months`,
  action: 'Read the story',
} as const

export const trustBadgesCopy = {
  label: 'Awards and clients',
} as const

export const serviceCardsCopy = {
  action: 'Learn More',
  about: (service: string) => `about ${service}`,
} as const
