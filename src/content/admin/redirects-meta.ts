import type { GuardedPageMeta } from '#content/meta-types.ts'

export const redirectsMeta = {
  access: 'admin',
  robots: 'noindex',
  path: '/admin/redirects',
  heading: 'Redirects',
  title: 'Redirects, back office',
  description:
    'Old addresses of this site, the pages that they lead to, and addresses that readers miss. For administrators.',
} as const satisfies GuardedPageMeta
