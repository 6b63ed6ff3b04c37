import type { RouteMeta } from '#content/meta-types.ts'

/** Title and description of the home page are those of the whole site: `metadata` in `src/site.config.ts`. */
export const homeMeta = {
  path: '/',
  access: 'everyone',
  category: 'company',
  pageType: 'home',
  useAiImage: true,
} as const satisfies RouteMeta
