import type { GuardedPageMeta } from '#content/meta-types.ts'

export const authorsMeta = {
  access: 'editor',
  robots: 'noindex',
  path: '/admin/authors',
  heading: 'Authors',
  title: 'Authors, back office',
  description:
    'Who writes the blog: name, title and picture of each author, and the pages of their articles. For editors and administrators.',
} as const satisfies GuardedPageMeta
