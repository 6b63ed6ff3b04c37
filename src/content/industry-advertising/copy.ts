import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const industryHeroCopy = {
  packageAction: `See the ${formatMoney(prices.advertisingSetup)} package`,
  action: 'Get the free audit',
} as const

export const industrySectionsCopy = {
  leaksKicker: 'What goes wrong',
  first: 'First',
  next: 'Next',
  leave: 'Skip for now',
  channelsKicker: 'Channels',
  monthKicker: 'Time',
  monthHeading: 'The first month, and what you know by when',
  reportKicker: 'Report',
} as const

export const industryPageCopy = {
  service: (industry: string) => `${industry} Advertising`,
} as const

export const packageStripCopy = {
  kicker: 'Package',
  heading: 'The same price in every industry',
  priceNote: 'one-time setup',
  note: 'Audit, plan, tracking, first ads and 30 days of management. Ad spend is not included: you pay the platforms directly.',
  action: 'Start with this package',
  detailsLink: 'See everything included',
} as const

export const staticSectionsCopy = {
  questionsHeading: (industry: string) => `${industry} questions`,
  industriesKicker: 'Industries',
  industriesHeading: 'Not your industry?',
} as const
