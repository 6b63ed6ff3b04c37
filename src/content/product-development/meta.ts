import { claims } from '#content/claims.ts'
import { capitalize, countedInWords } from '#shared/words.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import { phases } from '#content/product-development/page.ts'
import type { PageMeta } from '#content/meta-types.ts'

export const productDevelopmentMeta = {
  path: '/services/product-development',
  access: 'everyone',
  title: `AI Product Development in ${capitalize(countedInWords(phases.length, 'Phase'))}`,
  description: `Web, mobile and AI products in ${countedInWords(phases.length, 'phase')}, built ${claims.fasterDevelopment} faster with AI in each. AI MVP from ${formatMoney(prices.mvp)} with 2 months of support; the assessment is free.`,
  keywords: [
    'product development',
    'AI product development',
    'MVP',
    'web applications',
    'mobile apps',
    'AI agents',
  ],
  category: 'tech',
  pageType: 'service',
  useAiImage: true,
} as const satisfies PageMeta
