import type { GuardedPageMeta } from '#content/meta-types.ts'

const forEditors = { access: 'editor', robots: 'noindex' } as const

export const pagesMeta = {
  ...forEditors,
  path: '/admin/pages',
  heading: 'Pages',
  title: 'Pages, back office',
  description: 'The text pages of this site that are written here. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const newPageMeta = {
  ...forEditors,
  path: '/admin/pages/new',
  heading: 'New page',
  title: 'New page, back office',
  description: 'Begin a text page with its title and its address. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const pageEditorMeta = {
  ...forEditors,
  path: '/admin/pages/edit',
  heading: 'Page',
  title: 'A page, back office',
  description:
    'The text of one page, its place in the menus, its checks and its versions. For editors and administrators.',
} as const satisfies GuardedPageMeta
