import type { PageMeta } from '#content/meta-types.ts'

export const productDevelopmentMeta = {
  path: '/services/product-development',
  access: 'everyone',
  title: 'AI Product Development in Eight Phases',
  description:
    'Web, mobile and AI products in eight phases, built 60% faster with AI in each. AI MVP from $25,000 with 2 months of support; the assessment is free.',
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
