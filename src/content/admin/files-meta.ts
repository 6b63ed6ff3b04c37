import type { GuardedPageMeta } from '#content/meta-types.ts'

export const filesMeta = {
  path: '/admin/files',
  access: 'editor',
  robots: 'noindex',
  heading: 'Files',
  title: 'Files, back office',
  description:
    'Every picture and document that was uploaded, what it shows and where it is used. For editors and administrators.',
} as const satisfies GuardedPageMeta
