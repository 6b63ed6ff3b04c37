import type { GuardedPageMeta } from '#content/meta-types.ts'

const forEditors = { access: 'editor', robots: 'noindex' } as const

export const issuesMeta = {
  ...forEditors,
  path: '/admin/newsletter',
  heading: 'Newsletter',
  title: 'Newsletter, back office',
  description:
    'The issues of the newsletter, how many people got each and how many left. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const newIssueMeta = {
  ...forEditors,
  path: '/admin/newsletter/new',
  heading: 'New issue',
  title: 'New issue, back office',
  description:
    'Write an issue of the newsletter, or make one from a blog post. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const issueMeta = {
  ...forEditors,
  path: '/admin/newsletter/issue',
  heading: 'Issue',
  title: 'An issue, back office',
  description:
    'One issue of the newsletter: its text, a test, and how its sending goes. For editors and administrators.',
} as const satisfies GuardedPageMeta
