import type { PageMeta } from '#content/meta-types.ts'

export const privacyMeta = {
  path: '/privacy-policy',
  access: 'everyone',
  title: 'Privacy Policy',
  description:
    'What this site stores, why, where and for how long: six cookies, what you send us, and nothing to identify you. No tracking.',
  keywords: ['privacy policy', 'cookies', 'data protection', 'stored data'],
  category: 'company',
  pageType: 'legal',
} as const satisfies PageMeta
