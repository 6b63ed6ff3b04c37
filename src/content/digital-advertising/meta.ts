import { capitalize, countedInWords } from '#shared/words.ts'
import { channelCount } from '#content/digital-advertising/page.ts'
import type { PageMeta } from '#content/meta-types.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const digitalAdvertisingMeta = {
  path: '/services/digital-advertising',
  access: 'everyone',
  title: `Digital Advertising: ${capitalize(countedInWords(channelCount, 'Channel'))}, One Report`,
  description: `Search, social, display and TV ads bought for leads and sales, with attribution models side by side. ${formatMoney(prices.advertisingSetup)} one-time setup, 30 days of management included.`,
  keywords: [
    'digital advertising agency',
    'AI-powered advertising',
    'PPC management',
    'paid social',
    'programmatic advertising',
    'attribution models',
    'measurable ROI',
  ],
  category: 'marketing',
  pageType: 'service',
  useAiImage: true,
} as const satisfies PageMeta
