import type { RouteMeta } from '#content/meta-types.ts'

/** The words of each industry page stand with its content in page.ts. */
export const industryRouteMeta = {
  path: '/services/$industry',
  access: 'everyone',
  category: 'services',
  pageType: 'service',
  useAiImage: true,
} as const satisfies RouteMeta
