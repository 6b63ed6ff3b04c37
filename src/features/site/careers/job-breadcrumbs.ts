import { careersBreadcrumbs } from '#content/careers/page.ts'
import type { Job } from '#content/careers/jobs.ts'

/** The way to a position: the page shows it, and its structured data is made from the same list. */
export const jobBreadcrumbs = ({ id, title }: Job) => [
  ...careersBreadcrumbs,
  { name: title, url: `/careers/${id}` },
]
