import { dollars, pricesUsd } from './prices.ts'

const price = dollars(pricesUsd.strategy)
const deliveryDays = 7

/** Copy of /digital-marketing-strategy. Lanes, months and slider positions are examples, and the page says so. */

export const strategyPackage = {
  name: 'Digital Marketing Strategy',
  path: '/digital-marketing-strategy',
  description:
    'A six-month marketing plan made from your own numbers: audit, competitor analysis, content plan, analytics dashboard and two sessions with the person who wrote it.',
  priceUsd: pricesUsd.strategy,
  price,
  deliveryDays,
  /** Literal (specification, static pages, section 2). */
  paymentLabel: `Pay with PayPal - ${price} (${deliveryDays} Days Delivery)`,
  contents: [
    '6-month strategy',
    'Marketing audit',
    'Competitor analysis',
    'Content plan',
    'Analytics dashboard',
    '2 implementation support sessions',
  ],
} as const

export const planMonths = [1, 2, 3, 4, 5, 6] as const

export const ongoingSupport = {
  title: 'Ongoing support',
  badge: 'Monthly',
  text: 'We carry the plan out with your team: publishing, campaigns, the monthly read of the dashboard.',
  note: 'Months 1-6 of the plan, or only the ones you pick',
  /** Which of the six the drawing shows as picked. */
  pickedMonths: [2, 3],
} as const

export const customEnterprise = {
  title: 'Custom enterprise',
  badge: 'Quoted',
  text: 'Several brands, languages or regions under one measurement. We answer with a scope and a price.',
  mailSubject: 'Custom quote: enterprise marketing strategy',
} as const
