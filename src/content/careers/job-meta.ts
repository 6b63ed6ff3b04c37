import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import type { Job } from '#content/careers/job.ts'
import { closedJobCopy } from '#content/careers/copy.ts'
import { formatLongDay } from '#shared/formats.ts'

export const jobRouteMeta = {
  path: '/careers/$id',
  access: 'everyone',
  category: 'careers',
  pageType: 'careers',
} as const satisfies RouteMeta

export const jobMeta = ({ id, title, department, summary }: Job): PageMeta => ({
  ...jobRouteMeta,
  path: `/careers/${id}`,
  title: `${title}, Remote`,
  description: `${title} (${department}), full-time and remote worldwide. ${summary}.`,
  keywords: [title, department, 'remote job', 'full-time', 'careers'],
})

export const closedJobMeta = ({ id, title, closesOn }: Job): PageMeta => ({
  ...jobRouteMeta,
  path: `/careers/${id}`,
  title: `${title}, ${closedJobCopy.badge}`,
  description: `${closedJobCopy.note(formatLongDay(closesOn))} See the open positions, or write to us anyway.`,
  robots: 'noindex',
})
