import type { PageMeta } from '#content/meta-types.ts'

export const termsMeta = {
  path: '/terms-of-service',
  access: 'everyone',
  title: 'Terms of Service',
  description:
    'The terms for using this site and ordering from it: scope, accounts, prices and payment, content, liability, and how it ends.',
  keywords: ['terms of service', 'terms and conditions', 'prices', 'liability'],
  category: 'company',
  pageType: 'legal',
} as const satisfies PageMeta
