import type { PageMeta } from '#content/meta-types.ts'
import { strategyPackage } from './page.ts'

export const strategyMeta = {
  path: strategyPackage.path,
  access: 'everyone',
  title: 'Digital Marketing Strategy in 7 Days, $1,299',
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
