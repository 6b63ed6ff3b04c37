import { careersBreadcrumbs } from '#content/careers/page.ts'
import type { Job } from '#content/careers/job.ts'

export const jobBreadcrumbs = ({ id, title }: Job) => [
  ...careersBreadcrumbs,
  { name: title, url: `/careers/${id}` },
]
