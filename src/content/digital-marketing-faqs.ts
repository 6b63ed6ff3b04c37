import { guideline, meta } from './digital-marketing.ts'
import { dollars, pricesUsd } from './prices.ts'
import type { Breadcrumb, Faq } from './service-page.ts'

export const breadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Services', url: '/services' },
  { name: 'Digital Marketing', url: meta.path },
] as const satisfies readonly Breadcrumb[]

export const faqs = [
  {
    question: 'What does digital marketing cost?',
    answer: `Flexible packages start from ${dollars(pricesUsd.strategy)}. That buys the plan and help with starting it; work that goes on from month to month is priced by what you take from the list.`,
  },
  {
    question: 'How much of our revenue should go to marketing?',
    answer: `As a guideline, ${guideline.marketingShare} of revenue to marketing, and ${guideline.digitalShare} of that to digital. A young company that must become known sits at the upper end, one that lives on repeat orders at the lower.`,
  },
  {
    question: 'How soon will we see results?',
    answer: `It depends on the channel. Paid ads typically show first results in ${guideline.paidResults}, SEO in ${guideline.seoResults}. A good plan uses the first to pay for the wait for the second.`,
  },
  {
    question: 'What happens in the free strategy session?',
    answer: `You talk with the person who would write your plan, about your numbers and not ours. It is valued at ${dollars(pricesUsd.strategySessionValue)}, it is free, and you leave with three things to do whether or not you hire us.`,
  },
  {
    question: 'Do we need all ten services?',
    answer:
      'No. The audit says which two or three carry your sale now, which come later, and which you can leave alone.',
  },
  {
    question: 'What does AI do in all this?',
    answer:
      'It reads search terms, sorts enquiries and drafts variants faster than we could. What is published, spent or sent is decided by a person, who signs for it.',
  },
  {
    question: 'Can our own team carry the plan out?',
    answer:
      'That is how it is written: each task has an owner, an effort and a due month. Two implementation support sessions are part of the package.',
  },
] as const satisfies readonly Faq[]
