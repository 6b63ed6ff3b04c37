import { dollars, pricesUsd } from './prices.ts'

const price = dollars(pricesUsd.strategy)
const deliveryDays = 7

/** Copy of /digital-marketing-strategy. Lanes, months and slider positions are examples, and the page says so. */

export const strategyBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Digital Marketing Strategy', url: '/digital-marketing-strategy' },
] as const

export const strategyPackage = {
  name: 'Digital Marketing Strategy',
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

export const strategyFaqs = [
  {
    question: `What do I receive on day ${deliveryDays}?`,
    answer: 'A strategy document, the audit behind it, a content plan and a working dashboard.',
  },
  {
    question: 'Can my own team carry it out?',
    answer: 'That is how it is written: each task has an owner, an effort and a due month.',
  },
  {
    question: 'What are the two support sessions?',
    answer:
      'Calls with the person who wrote the plan. One at the start and one when the first results are in is a good use of them; the dates are yours to set.',
  },
  {
    question: `Is ${price} the whole price?`,
    answer: 'Yes. Paid once, tax included. Ad spend and tools are yours to choose and pay for.',
  },
  {
    question: 'What do you need from me?',
    answer:
      'Read access to analytics and ad accounts, and an hour for the brief. If you have neither account, we plan without and say where the plan is weaker for it.',
  },
  {
    question: 'How is the payment handled?',
    answer: 'Through PayPal, on PayPal’s own page. We never see your card.',
  },
] as const
