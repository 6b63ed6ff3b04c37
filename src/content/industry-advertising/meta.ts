import type { RouteMeta } from '#content/meta-types.ts'

export const industryRouteMeta = {
  path: '/services/$industry',
  access: 'everyone',
  category: 'services',
  pageType: 'service',
  useAiImage: true,
} as const satisfies RouteMeta
