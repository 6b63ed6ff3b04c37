import type { PageMeta } from '#content/meta-types.ts'

export const unsubscribeMeta = {
  path: '/newsletter/unsubscribe',
  access: 'everyone',
  robots: 'noindex',
  title: 'Unsubscribe from the newsletter',
  description: 'Unsubscribe from the newsletter with the link in any issue. You do not need an account.',
} as const satisfies PageMeta
