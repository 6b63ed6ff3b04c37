import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const overviewLede =
  'Marketing, advertising, products and the AI-powered micro-agents inside them, from one team. Start small, and add more when you need it.'

/**
 * An entry with a `serviceId` is shown while the services page lists that service. Without a name of its own, it is
 * named as the booking page names the service.
 */
export const offers = [
  {
    serviceId: 5,
    price: prices.growthPackages,
    prefix: 'from',
    terms: 'One research project with a growth plan',
    path: '/contact',
  },
  {
    name: 'Marketing strategy',
    price: prices.strategy,
    prefix: 'one-time',
    terms: 'A six-month plan, delivered in 7 days',
    path: '/digital-marketing-strategy',
  },
  {
    name: 'Advertising launch',
    serviceId: 3,
    price: prices.advertisingSetup,
    prefix: 'one-time',
    terms: 'Setup, with 30 days of management',
    path: '/services/digital-advertising',
  },
  {
    name: 'AI MVP',
    serviceId: 4,
    price: prices.mvp,
    prefix: 'from',
    terms: 'A first version, with 2 months of support',
    path: '/services/product-development',
  },
] as const

export const situations = [
  {
    said: 'We have visitors, but nobody gets in touch.',
    serviceId: 2,
    path: '/services/digital-marketing',
  },
  {
    said: 'We pay for clicks and cannot tell what they bring in.',
    serviceId: 3,
    path: '/services/digital-advertising',
  },
  {
    said: 'We have an idea, and a spreadsheet standing in for it.',
    serviceId: 4,
    path: '/services/product-development',
  },
  { said: 'We don’t know yet what we don’t know.', name: 'Contact Us', path: '/contact' },
] as const

export const freeStarts = [
  {
    name: 'Strategy session',
    value: formatMoney(prices.strategySessionValue),
    text: 'We review your marketing with you for an hour.',
  },
  {
    name: 'Advertising audit',
    value: formatMoney(prices.advertisingAuditValue),
    text: 'We show you what your ad accounts waste.',
  },
  {
    name: 'Technical assessment',
    value: formatMoney(prices.technicalAssessmentValue),
    text: 'We look at your idea or your code and tell you what it would take.',
  },
] as const
