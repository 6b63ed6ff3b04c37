import { createFileRoute, notFound } from '@tanstack/react-router'
import { benefits } from '#content/careers.ts'
import { jobDetails } from '#content/job-details.ts'
import { jobs, jobTerms } from '#content/jobs.ts'
import { JobNotFound } from '#features/careers/job-not-found.tsx'
import { JobPage, jobBreadcrumbs } from '#features/careers/job-page.tsx'
import { NotFound } from '#features/shell/not-found.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { jobPostingJsonLd } from '#seo/job-posting-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/careers/$id')({
  loader: ({ params }) => {
    const job = jobs.find(({ id }) => String(id) === params.id)
    if (!job) throw notFound()
    return job
  },
  component: Page,
  notFoundComponent: NoSuchJob,
})

function Page() {
  const job = Route.useLoaderData()
  const { description, responsibilities, requirements, salary } = jobDetails[job.id]
  usePageHead({
    path: `/careers/${job.id}`,
    title: `${job.title}, Remote`,
    description: `${job.title} (${job.department}), full-time and remote worldwide. ${job.summary}.`,
    keywords: [job.title, job.department, 'remote job', 'full-time', 'careers'],
    category: 'careers',
    pageType: 'careers',
    structuredData: [
      jobPostingJsonLd(siteOrigin, {
        id: job.id,
        title: job.title,
        description,
        datePosted: job.postedOn,
        validThrough: jobTerms.validThrough,
        responsibilities,
        skills: requirements,
        benefits: benefits.map(({ title }) => title),
        salary,
      }),
      breadcrumbJsonLd(siteOrigin, jobBreadcrumbs(job)),
    ],
  })
  return <JobPage job={job} />
}

/** An unknown number has words of its own; anything else is a path that was never a position. */
function NoSuchJob() {
  const { id } = Route.useParams()
  return /^\d+$/.test(id) ? <JobNotFound /> : <NotFound />
}
