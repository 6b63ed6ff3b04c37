import type { RouteMeta } from '#content/meta-types.ts'

export const homeMeta = {
  path: '/',
  access: 'everyone',
  category: 'company',
  pageType: 'home',
  useAiImage: true,
} as const satisfies RouteMeta
