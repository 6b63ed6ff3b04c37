import type { PageMeta } from '#content/meta-types.ts'

export const servicesMeta = {
  path: '/services',
  access: 'everyone',
  title: 'Our Services: Marketing, Advertising, Products',
  description:
    'Digital marketing, digital advertising, product development and research packages from one team. What each includes, how it is priced, where to start.',
  keywords: [
    'digital marketing services',
    'digital advertising',
    'product development',
    'growth packages',
    'AI agents',
  ],
  category: 'services',
  pageType: 'services',
} as const satisfies PageMeta
