import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const overviewLede =
  'Marketing, advertising, products and the AI-powered micro-agents inside them, from one team. Start small, and add more when you need it.'

export const offers = [
  {
    name: 'Research & Growth',
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
    price: prices.advertisingSetup,
    prefix: 'one-time',
    terms: 'Setup, with 30 days of management',
    path: '/services/digital-advertising',
  },
  {
    name: 'AI MVP',
    price: prices.mvp,
    prefix: 'from',
    terms: 'A first version, with 2 months of support',
    path: '/services/product-development',
  },
] as const

export const situations = [
  {
    said: 'We have visitors, but nobody gets in touch.',
    service: 'Digital Marketing',
    path: '/services/digital-marketing',
  },
  {
    said: 'We pay for clicks and cannot tell what they bring in.',
    service: 'Digital Advertising',
    path: '/services/digital-advertising',
  },
  {
    said: 'We have an idea, and a spreadsheet standing in for it.',
    service: 'Product Development',
    path: '/services/product-development',
  },
  { said: 'We don’t know yet what we don’t know.', service: 'Research & Growth', path: '/contact' },
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
