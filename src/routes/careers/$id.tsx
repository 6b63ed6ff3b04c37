import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { closedJobMeta, jobMeta } from '#content/careers/job-meta.ts'
import type { Job } from '#content/careers/job.ts'
import { JobNotFound } from '#features/site/careers/job-not-found.tsx'
import { JobPage } from '#features/site/careers/job-page.tsx'
import type { JobPart } from '#features/site/careers/job-parts.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/careers/$id')({
  loader: async ({ params, context }) => {
    const { findJob, isOffered } = await import('#content/careers/openings.ts')
    const job = findJob(params.id)
    if (!job) throw /^\d+$/.test(params.id) ? notFound() : notFound({ routeId: rootRouteId })
    const today = context.source.today()
    const sections = await staticSections<JobPart>(`job-${job.id}`, () => loadParts(job, today))
    const structuredData = await structuredDataOf(sections, () => loadStructuredData(job, today))
    const meta = isOffered(job, today) ? jobMeta(job) : closedJobMeta(job)
    return { job, today, meta, sections, structuredData }
  },
  component: Page,
  notFoundComponent: JobNotFound,
})

async function loadParts(job: Job, today: string) {
  const { jobParts } = await import('#features/site/careers/job-parts.tsx')
  return jobParts(job, today)
}

async function loadStructuredData(job: Job, today: string) {
  const { jobStructuredData } = await import('#features/site/careers/job-head.ts')
  return jobStructuredData(job, today)
}

function Page() {
  const { job, today, meta, sections, structuredData } = Route.useLoaderData()
  usePageHead({ ...meta, structuredData })
  return <JobPage key={job.id} job={job} today={today} sections={sections} />
}
