import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { closedJobMeta, jobMeta } from '#content/careers/job-meta.ts'
import type { JobDetail } from '#contracts/jobs.ts'
import { JobNotFound } from '#features/site/careers/job-not-found.tsx'
import { JobPage } from '#features/site/careers/job-page.tsx'
import type { JobPart } from '#features/site/careers/job-parts.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isOffered } from '#shared/job-state.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/careers/$id')({
  loader: async ({ params, context }) => {
    const job = await context.source.job(params.id)
    if (!job) throw /^\d+$/.test(params.id) ? notFound() : notFound({ routeId: rootRouteId })
    const sections = await staticSections<JobPart>(`job-${job.id}`, () => loadParts(job))
    const structuredData = await structuredDataOf(sections, () => loadStructuredData(job))
    const meta = isOffered(job.state) ? jobMeta(job) : closedJobMeta({ ...job, closesOn: job.lastDay })
    return { job, meta, sections, structuredData }
  },
  component: Page,
  notFoundComponent: JobNotFound,
})

async function loadParts(job: JobDetail) {
  const { jobParts } = await import('#features/site/careers/job-parts.tsx')
  return jobParts(job)
}

async function loadStructuredData(job: JobDetail) {
  const { jobStructuredData } = await import('#features/site/careers/job-head.ts')
  return jobStructuredData(job)
}

function Page() {
  const { job, meta, sections, structuredData } = Route.useLoaderData()
  usePageHead({ ...meta, structuredData })
  return <JobPage key={job.id} job={job} sections={sections} />
}
