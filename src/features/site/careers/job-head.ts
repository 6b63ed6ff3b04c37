import { officeOf } from '#content/careers/job-place.ts'
import { careersBreadcrumbs } from '#content/careers/page.ts'
import { benefits } from '#content/careers/sections.ts'
import type { PublicJob } from '#contracts/jobs.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { jobPostingJsonLd } from '#seo/job-posting-json-ld.ts'
import type { JsonLd } from '#seo/page-options.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { isOffered } from '#shared/job-state.ts'

export function jobStructuredData(job: PublicJob): JsonLd[] {
  const breadcrumbs = breadcrumbJsonLd(siteOrigin, jobBreadcrumbs(job))
  if (!isOffered(job.state)) return [breadcrumbs]
  const { id, title, description, postedOn, closesOn, responsibilities, requirements, salary } = job
  return [
    jobPostingJsonLd(siteOrigin, {
      id,
      title,
      description,
      datePosted: postedOn,
      validThrough: closesOn,
      responsibilities,
      skills: requirements,
      benefits: benefits.map(({ title }) => title),
      salary,
      office: officeOf(job),
      countries: job.countries,
      employment: job.employment,
    }),
    breadcrumbs,
  ]
}

export const jobBreadcrumbs = ({ id, title }: Pick<PublicJob, 'id' | 'title'>) => [
  ...careersBreadcrumbs,
  { name: title, url: `/careers/${id}` },
]
