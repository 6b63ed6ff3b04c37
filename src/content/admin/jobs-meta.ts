import type { GuardedPageMeta } from '#content/meta-types.ts'

const forEditors = { access: 'editor', robots: 'noindex' } as const

export const jobsMeta = {
  ...forEditors,
  path: '/admin/jobs',
  heading: 'Jobs',
  title: 'Jobs, back office',
  description:
    'The positions of the careers page: which are open, until when, and which are closed. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const newJobMeta = {
  ...forEditors,
  path: '/admin/jobs/new',
  heading: 'New job',
  title: 'New job, back office',
  description: 'Add a position to the careers page. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const jobMeta = {
  ...forEditors,
  path: '/admin/jobs/job',
  heading: 'Job',
  title: 'A job, back office',
  description:
    'One position of the careers page: its words and its last day. For editors and administrators.',
} as const satisfies GuardedPageMeta
