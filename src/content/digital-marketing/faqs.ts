import { categories, guideline } from '#content/digital-marketing/page.ts'
import { countedInWords } from '#shared/words.ts'
import { digitalMarketingMeta } from '#content/digital-marketing/meta.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { Breadcrumb, Faq } from '#content/services/service-page.ts'

export const breadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Services', url: '/services' },
  { name: 'Digital Marketing', url: digitalMarketingMeta.path },
] as const satisfies readonly Breadcrumb[]

export const faqs = [
  {
    question: 'What does digital marketing cost?',
    answer: `Flexible packages start from ${formatMoney(prices.strategy)} for the plan and help getting started; monthly work is priced by the services you choose.`,
  },
  {
    question: 'How much of our revenue should go to marketing?',
    answer: `As a guideline, ${guideline.marketingShare} of revenue to marketing, and ${guideline.digitalShare} of that to digital. A young company that needs to become known is at the upper end, one that lives on repeat orders at the lower.`,
  },
  {
    question: 'How soon will we see results?',
    answer: `It depends on the channel. Paid ads typically show first results in ${guideline.paidResults}, SEO in ${guideline.seoResults}. A good plan lets the ads pay for the wait.`,
  },
  {
    question: 'What happens in the free strategy session?',
    answer: `You talk about your numbers with the person who would write your plan. The session is valued at ${formatMoney(prices.strategySessionValue)}, it is free, and you leave with three things to do whether or not you hire us.`,
  },
  {
    question: `Do we need all ${countedInWords(categories.length, 'service')}?`,
    answer:
      'No. The audit shows which two or three drive your sales now, which come later, and which you can leave alone.',
  },
  {
    question: 'What does AI do in all this?',
    answer:
      'It reads search terms, sorts inquiries and drafts variants faster than we could. A person decides what is published, spent or sent, and signs off on it.',
  },
  {
    question: 'Can our own team carry the plan out?',
    answer:
      'Yes, it is written for that: each task has an owner, an effort estimate and a due month. Two implementation support sessions are part of the package.',
  },
] as const satisfies readonly Faq[]
