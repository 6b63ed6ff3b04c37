import type { PageMeta } from '#content/meta-types.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { formatMoney } from '#shared/formats.ts'

export const strategyMeta = {
  path: strategyPackage.path,
  access: 'everyone',
  title: `${strategyPackage.name} in ${strategyPackage.deliveryDays} Days, ${formatMoney(strategyPackage.price)}`,
  description: strategyPackage.description,
  keywords: [
    'digital marketing strategy',
    'six-month marketing plan',
    'marketing audit',
    'competitor analysis',
    'content plan',
  ],
  category: 'marketing',
  pageType: 'strategy',
  useAiImage: true,
} as const satisfies PageMeta
