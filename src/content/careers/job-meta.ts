import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import type { Job } from '#content/careers/jobs.ts'

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
