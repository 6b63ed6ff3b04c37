import { claims } from '#content/claims.ts'
import { digitalAdvertisingMeta } from '#content/digital-advertising/meta.ts'
import { minimumBudget } from '#content/digital-advertising/page.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { Breadcrumb, Faq } from '#content/services/service-page.ts'

export const breadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Services', url: '/services' },
  { name: 'Digital Advertising', url: digitalAdvertisingMeta.path },
] as const satisfies readonly Breadcrumb[]

export const faqs = [
  {
    question: 'How much should I spend on ads?',
    answer: `At least ${minimumBudget} per month. Below that, a platform does not see enough conversions to learn from, and neither do we. If your budget is smaller, the audit will say so and suggest one channel.`,
  },
  {
    question: 'How soon will I see results?',
    answer: `Paid ads typically show first results within ${claims.firstAdResults} of launch: impressions, clicks, the first inquiries. You can judge whether a campaign pays at the end of the 30 days, when there are enough orders to go by.`,
  },
  {
    question: 'Who owns the ad accounts?',
    answer:
      'You do. We work in your accounts with access that you can revoke at any time, and the audiences and the history stay there when we leave.',
  },
  {
    question: 'What does the free audit cover?',
    answer: `We check every live account: searches and placements that spend without selling, tracking, bids, audiences, ads and landing pages. The audit is valued at ${formatMoney(prices.advertisingAuditValue)}, it is free, and you keep it whether or not you hire us.`,
  },
  {
    question: 'Which attribution model do you report on?',
    answer:
      'All four, side by side: first click, last click, linear and data-driven. We base decisions on the data-driven model, unless your account has too few conversions for it; then we say so and use linear.',
  },
  {
    question: 'What happens after the 30 days?',
    answer: `You decide with the report in hand: keep us on performance-based management, bring the work in-house, or stop. The ${formatMoney(prices.advertisingSetup)} setup is paid once and does not renew.`,
  },
] as const satisfies readonly Faq[]
