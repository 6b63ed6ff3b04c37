import { prices } from '#content/prices.ts'
import type { PageAnchor } from '#content/services/service-page.ts'
import { formatMoney } from '#shared/formats.ts'

export const industryHeroCopy = {
  packageAction: `See the ${formatMoney(prices.advertisingSetup)} package`,
  action: 'Get the free audit',
} as const

export const industrySectionsCopy = {
  first: 'First',
  next: 'Next',
  leave: 'Skip for now',
  monthHeading: 'The first month, and what you know by when',
} as const

export const industryPageCopy = {
  service: (industry: string) => `${industry} Advertising`,
} as const

export const industryAnchors = [
  { id: 'leaks', label: 'What goes wrong' },
  { id: 'channels', label: 'Channels' },
  { id: 'month', label: 'Time' },
  { id: 'report', label: 'Report' },
  { id: 'package', label: 'Package' },
  { id: 'questions', label: 'Questions' },
  { id: 'industries', label: 'Industries' },
] as const satisfies readonly PageAnchor[]

export const packageStripCopy = {
  heading: 'The same price in every industry',
  priceNote: 'one-time setup',
  note: 'Audit, plan, tracking, first ads and 30 days of management. Ad spend is not included: you pay the platforms directly.',
  action: 'Start with this package',
  detailsLink: 'See everything included',
} as const

export const staticSectionsCopy = {
  questionsHeading: (industry: string) => `${industry} questions`,
  industriesHeading: 'Not your industry?',
} as const
