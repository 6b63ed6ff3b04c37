import { capitalize, countedInWords, countInWords } from '#shared/words.ts'
import type { PageAnchor } from '#content/services/service-page.ts'
import { formatMoney } from '#shared/formats.ts'
import { strategyRating } from '#site.config.ts'
import { planMonths, strategyPackage } from '#content/strategy/page.ts'
import { strategyFaqs } from '#content/strategy/sections.ts'

const { deliveryDays } = strategyPackage

export const anchors = [
  { id: 'basis', label: 'Basis' },
  { id: 'package', label: 'Contents' },
  { id: 'pricing', label: 'Price' },
  { id: 'questions', label: 'Questions' },
] as const satisfies readonly PageAnchor[]

export const pageMenuCopy = {
  price: `${formatMoney(strategyPackage.price)}, ${strategyPackage.deliveryDays} days`,
  action: 'Free consultation',
} as const

export const closingCopy = {
  heading: `Order today, get your plan in ${strategyPackage.deliveryDays} days`,
  lede: 'Or talk it through first. The consultation is free, with no obligation.',
  orderAction: 'Purchase Now',
  consultationAction: 'Book a Consultation',
} as const

export const heroCopy = {
  heading: 'A marketing plan you can act on in a week',
  lede: `${capitalize(countInWords(planMonths.length))} months of marketing, planned on your own numbers and delivered in ${deliveryDays} days. ${formatMoney(strategyPackage.price)}, one-time.`,
  rating: `of 5, from ${strategyRating.count} ratings`,
  pricingAction: 'View Pricing',
  featuresAction: 'Learn More',
} as const

export const highlightsCopy = {
  heading: 'What the plan is based on',
  plan: 'One plan',
  planNote: 'with its sources',
  baseline: 'Baseline',
  planStarts: 'Plan starts',
  you: 'You',
  target: 'Target',
} as const

export const packageContentsCopy = {
  heading: 'What the package includes',
  lastDay: `Day ${deliveryDays}, delivered`,
  note: 'The price includes everything below, with no add-ons that you find out about later.',
  weekLabel: 'The week',
  firstDay: 'Day 1',
} as const

export const paymentButtonCopy = {
  contact: ['Please ', 'contact us directly', ' to place your order. Tax included.'],
  withoutScript: ['To order, write to ', ' and we will send you the payment link.'],
  unavailable: {
    title: 'Payment Option Unavailable',
    description: 'Please contact us directly to place your order.',
  },
  payPalNote: 'Opens PayPal in a new tab. Tax included.',
} as const

export const planSheetCopy = {
  title: `${capitalize(countInWords(planMonths.length))}-month plan`,
  example: `an example, delivered on day ${deliveryDays}`,
  months: (from: number, to: number) => (from === to ? `month ${from}` : `months ${from} to ${to}`),
  afterMonth: (month: number) => `after month ${month}`,
  month: 'Month',
} as const

export const pricingCopy = {
  heading: 'Pricing & Packages',
  delivery: `${deliveryDays} days delivery`,
  rating: (stars: number) => `${stars} of 5`,
  note: 'One price for the plan. Help carrying it out is separate and optional.',
  oneTime: 'one-time',
  action: 'Contact Us',
  quoteAction: 'Request Custom Quote',
} as const

export const questionsCopy = {
  heading: 'Before you pay',
  note: `${capitalize(countedInWords(strategyFaqs.length, 'question'))}, answered here to save you an email.`,
} as const
