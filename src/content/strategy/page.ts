import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

const priceText = formatMoney(prices.strategy)
const deliveryDays = 7

export const strategyPackage = {
  name: 'Digital Marketing Strategy',
  path: '/digital-marketing-strategy',
  serviceType: 'Digital marketing strategy',
  description:
    'A six-month marketing plan built on your own numbers: audit, competitor analysis, content plan, analytics dashboard and two sessions with the person who wrote it.',
  price: prices.strategy,
  deliveryDays,
  paymentLabel: `Pay with PayPal - ${priceText} (${deliveryDays} Days Delivery)`,
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
  text: 'We carry out the plan with your team: publishing, campaigns, and a monthly review of the dashboard.',
  note: 'Months 1-6 of the plan, or only the months you pick',
  pickedMonths: [2, 3],
} as const

export const customEnterprise = {
  title: 'Custom enterprise',
  badge: 'Quoted',
  text: 'Several brands, languages or regions in one measurement plan. We reply with a scope and a price.',
  emailSubject: 'Custom quote: enterprise marketing strategy',
} as const
