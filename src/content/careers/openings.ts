import { officeOf } from '#content/careers/job-place.ts'
import type { Job } from '#content/careers/job.ts'

/** Sentences about all open positions at once say so only while it is true of each of them. */
export const areFullTimeAndRemote = (openings: readonly Job[]): boolean =>
  openings.every((job) => !job.employment && !officeOf(job) && !job.countries?.length)

/** Below a list that does not show all positions. */
export const moreJobsText =
  'These are the newest positions. Each of them leads to others; or write to us what you are looking for.'
