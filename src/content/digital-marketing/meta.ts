import { capitalize, countedInWords, countInWords } from '#shared/words.ts'
import { categories } from '#content/digital-marketing/page.ts'
import type { PageMeta } from '#content/meta-types.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const digitalMarketingMeta = {
  path: '/services/digital-marketing',
  access: 'everyone',
  title: `Digital Marketing: ${capitalize(countedInWords(categories.length, 'Service'))}, One Plan`,
  description: `SEO, content, social, email and ${countInWords(categories.length - 4)} more services, planned together and measured by what they bring in. Packages from ${formatMoney(prices.strategy)}; the first session is free.`,
  keywords: [
    'digital marketing agency',
    'AI-powered marketing',
    'SEO',
    'content marketing',
    'conversion optimization',
    'marketing strategy',
    'measurable ROI',
  ],
  category: 'marketing',
  pageType: 'service',
  useAiImage: true,
} as const satisfies PageMeta
