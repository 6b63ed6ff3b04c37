import type { GuardedPageMeta } from '#content/meta-types.ts'

const backOffice = { access: 'admin', robots: 'noindex' } as const

export const issuesMeta = {
  ...backOffice,
  path: '/admin/newsletter',
  heading: 'Newsletter',
  title: 'Newsletter, back office',
  description:
    'The issues of the newsletter, how many people got each and how many left. For administrators.',
} as const satisfies GuardedPageMeta

export const newIssueMeta = {
  ...backOffice,
  path: '/admin/newsletter/new',
  heading: 'New issue',
  title: 'New issue, back office',
  description: 'Write an issue of the newsletter, or make one from a blog post. For administrators.',
} as const satisfies GuardedPageMeta

export const issueMeta = {
  ...backOffice,
  path: '/admin/newsletter/issue',
  heading: 'Issue',
  title: 'An issue, back office',
  description: 'One issue of the newsletter: its text, a test, and how its sending goes. For administrators.',
} as const satisfies GuardedPageMeta
