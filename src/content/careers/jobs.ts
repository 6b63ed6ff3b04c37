import { entries, isSample } from '#generated/entries/careers/jobs.ts'
import { site } from '#site.config.ts'
import type { Job, JobPosting } from '#content/careers/job.ts'

const files: readonly { id: string; exported: { job: JobPosting } }[] = entries

export const jobs: readonly Job[] = files
  .map(({ id, exported }) => ({ id, ...exported.job }))
  .toSorted(
    (a, b) => (a.postedOn < b.postedOn ? 1 : a.postedOn > b.postedOn ? -1 : 0) || (a.id < b.id ? -1 : 1),
  )

export const keepsExpired = isSample && site.keepExpiredPostings === true
