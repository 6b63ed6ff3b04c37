import { addDays, daysFrom } from '#shared/agency-day.ts'
import type { Job } from '#content/careers/job.ts'
import { jobs, keepsExpired } from '#content/careers/jobs.ts'

const closedDays = 90

/**
 * - `open`: until the end of its last day
 * - `kept`: past its last day but still offered, which only the sample's postings are
 * - `closed`: its page says so and leads to the others
 * - `gone`: its page answers 410
 */
export type JobState = 'open' | 'kept' | 'closed' | 'gone'

export function jobState({ closesOn }: Pick<Job, 'closesOn'>, today: string): JobState {
  const daysPast = daysFrom(closesOn, today)
  if (daysPast <= 0) return 'open'
  if (keepsExpired) return 'kept'
  return daysPast < closedDays ? 'closed' : 'gone'
}

export const isOffered = (job: Pick<Job, 'closesOn'>, today: string): boolean =>
  ['open', 'kept'].includes(jobState(job, today))

export const openJobs = (today: string): readonly Job[] => jobs.filter((job) => isOffered(job, today))

export const findJob = (id: string): Job | undefined => jobs.find((job) => job.id === id)

export function lastJobChange(today: string): string {
  const changes = jobs.flatMap(({ closesOn }) => [addDays(closesOn, 1), addDays(closesOn, closedDays)])
  return changes.reduce((latest, day) => (day <= today && day > latest ? day : latest), '')
}

export function isListedOn(path: string, today: string): boolean {
  const job = jobs.find(({ id }) => path === `/careers/${id}`)
  return job === undefined || isOffered(job, today)
}
