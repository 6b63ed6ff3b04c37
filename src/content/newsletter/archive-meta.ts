import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import { archivePagePath } from '#shared/page-paths.ts'

const everyIssuePage = { access: 'everyone', category: 'blog' } as const satisfies Partial<RouteMeta>

export const archiveMeta = {
  ...everyIssuePage,
  path: '/newsletter',
  robots: 'noindex, follow',
  title: 'Newsletter: past issues',
  description:
    'Every issue of our newsletter in one place, newest first. Read what subscribers got, and decide whether to join them.',
} as const satisfies PageMeta

export const archivePageRouteMeta = {
  ...everyIssuePage,
  path: '/newsletter/page/$n',
  robots: 'noindex, follow',
} as const satisfies RouteMeta

export const archivePageMeta = (page: number): PageMeta => ({
  ...archivePageRouteMeta,
  path: archivePagePath(page),
  title: `Newsletter: past issues, page ${page}`,
  description: `Page ${page} of the archive: older issues of our newsletter, newest first, as subscribers got them.`,
})

export const issueRouteMeta = { ...everyIssuePage, path: '/newsletter/$slug' } as const satisfies RouteMeta

export const issueDescription = (subject: string, number: number): string =>
  `Issue ${number} of our newsletter: ${subject}. Read it as our subscribers got it.`
