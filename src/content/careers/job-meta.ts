import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import type { Job } from '#content/careers/job.ts'
import { closedJobCopy } from '#content/careers/copy.ts'
import { officeOf, typeOf } from '#content/careers/job-place.ts'
import { listInWords } from '#shared/plain-text.ts'
import { formatLongDay } from '#shared/formats.ts'

export const jobRouteMeta = {
  path: '/careers/$id',
  access: 'everyone',
  category: 'careers',
  pageType: 'careers',
} as const satisfies RouteMeta

export function jobMeta(job: Job): PageMeta {
  const { id, title, department, summary } = job
  const city = officeOf(job)?.city
  const reach = job.countries?.length ? `remote in ${listInWords(job.countries)}` : 'remote worldwide'
  const type = typeOf(job).toLowerCase()
  return {
    ...jobRouteMeta,
    path: `/careers/${id}`,
    title: `${title}, ${city ?? 'Remote'}`,
    description: `${title} (${department}), ${city ? `${type} in ${city}` : `${type} and ${reach}`}. ${summary}.`,
    keywords: [title, department, city ?? 'remote job', type, 'careers'],
  }
}

export const closedJobMeta = ({ id, title, closesOn }: Job): PageMeta => ({
  ...jobRouteMeta,
  path: `/careers/${id}`,
  title: `${title}, ${closedJobCopy.badge}`,
  description: `${closedJobCopy.note(formatLongDay(closesOn))} See the open positions, or write to us anyway.`,
  robots: 'noindex',
})
