import { createFileRoute, notFound } from '@tanstack/react-router'
import { jobs } from '#content/jobs.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/careers/$id')({
  loader: ({ params }) => {
    const job = jobs.find(({ id }) => String(id) === params.id)
    if (!job) throw notFound()
    return job
  },
  component: Page,
})

function Page() {
  const job = Route.useLoaderData()
  usePageHead({ path: `/careers/${job.id}`, title: job.title })
  return <h1>{job.title}</h1>
}
