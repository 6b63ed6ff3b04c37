export type { Job, JobPosting } from '#contracts/job-posting.ts'

export const jobTerms = {
  location: 'Remote (Worldwide)',
  type: 'Full-time',
  applyPath: '/contact?subject=Job%20Application',
} as const
