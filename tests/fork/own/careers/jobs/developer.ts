import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Developer of small sites',
  department: 'IT',
  postedOn: '2026-10-08',
  closesOn: '2099-12-31',
  summary: 'Builds pages that load on the slowest phone in the street',
  description: 'You build what the writer and the owner agreed on, and you are the one who says what can go.',
  responsibilities: ['Build two sites a month', 'Keep the forty that are online healthy'],
  requirements: ['HTML and CSS by hand', 'Measured something before changing it'],
  milestones: ['Fixed a page that is online', 'Built a site with the writer', 'Own a group of sites'],
  officeCity: 'Lisbon',
  employment: 'part-time',
  salary: { min: 1_400, max: 1_900, per: 'month' },
}
