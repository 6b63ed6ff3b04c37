import type { PageMeta, RouteMeta } from '#content/meta-types.ts'

const everyWorkPage = {
  access: 'everyone',
  category: 'company',
  useAiImage: true,
} as const satisfies Partial<RouteMeta>

export const workMeta = {
  ...everyWorkPage,
  path: '/work',
  // Listed in the sitemap and llms.txt while a case study is published.
  robots: 'noindex, follow',
  title: 'Work: what we did, and what changed',
  description:
    'Case studies from the problem to the last figure: what our clients had before, what we did about it, what it took, and what they have now.',
  keywords: ['case studies', 'results', 'before and after', 'clients'],
} as const satisfies PageMeta

export const storyRouteMeta = {
  ...everyWorkPage,
  path: '/work/$slug',
} as const satisfies RouteMeta
