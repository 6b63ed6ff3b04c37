import { benefits } from '#content/careers/sections.ts'
import { detailsOf } from '#content/careers/job-details.ts'
import { type Job, jobTerms } from '#content/careers/jobs.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { jobPostingJsonLd } from '#seo/job-posting-json-ld.ts'
import type { JsonLd } from '#seo/json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { jobBreadcrumbs } from './job-breadcrumbs.ts'

export function jobStructuredData(job: Job): JsonLd[] {
  const { description, responsibilities, requirements, salary } = detailsOf(job)
  return [
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
  ]
}
