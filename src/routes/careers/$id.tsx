import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import type { Job } from '#content/careers/jobs.ts'
import { JobNotFound } from '#features/site/careers/job-not-found.tsx'
import { JobPage } from '#features/site/careers/job-page.tsx'
import type { JobPart } from '#features/site/careers/job-parts.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/careers/$id')({
  loader: async ({ params }) => {
    const { jobs } = await import('#content/careers/jobs.ts')
    const job = jobs.find(({ id }) => String(id) === params.id)
    // An unknown id gets the careers text; anything else was never a position and gets the general not-found
    // page.
    if (!job) throw /^\d+$/.test(params.id) ? notFound() : notFound({ routeId: rootRouteId })
    const sections = await staticSections<JobPart>(`job-${job.id}`, () => loadParts(job))
    const structuredData = await structuredDataOf(sections, () => loadStructuredData(job))
    return { job, sections, structuredData }
  },
  component: Page,
  notFoundComponent: JobNotFound,
})

async function loadParts(job: Job) {
  const { jobParts } = await import('#features/site/careers/job-parts.tsx')
  return jobParts(job)
}

async function loadStructuredData(job: Job) {
  const { jobStructuredData } = await import('#features/site/careers/job-head.ts')
  return jobStructuredData(job)
}

function Page() {
  const { job, sections, structuredData } = Route.useLoaderData()
  usePageHead({
    path: `/careers/${job.id}`,
    title: `${job.title}, Remote`,
    description: `${job.title} (${job.department}), full-time and remote worldwide. ${job.summary}.`,
    keywords: [job.title, job.department, 'remote job', 'full-time', 'careers'],
    category: 'careers',
    pageType: 'careers',
    structuredData,
  })
  return <JobPage key={job.id} job={job} sections={sections} />
}
