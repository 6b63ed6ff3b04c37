import type { GuardedPageMeta } from '#content/meta-types.ts'

export const accountMeta = {
  path: '/account',
  access: 'signed-in',
  robots: 'noindex',
  heading: 'Your account',
  title: 'Your account',
  description: 'Your name, email and password, where you are signed in, and a copy of your data.',
} as const satisfies GuardedPageMeta
