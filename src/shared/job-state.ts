import { addDays, daysFrom } from './agency-day.ts'

export const closedDays = 90

export const jobStates = ['open', 'kept', 'closed', 'gone'] as const

/**
 * - `open`: until the end of its last day
 * - `kept`: past its last day but still offered, which only the sample's jobs are
 * - `closed`: its page says so and leads to the others
 * - `gone`: its page answers 410
 */
export type JobState = (typeof jobStates)[number]

export interface JobTerms {
  status: 'open' | 'closed'
  /** `YYYY-MM-DD`, as are all days here. */
  closesOn: string
  /** The day on which it was closed by hand. */
  closedOn: string | null
  /** Whether it stays on offer after its last day, until it is closed by hand. */
  keepsExpired: boolean
}

/** Returns the last day on which one could apply. */
export function lastDayOf({ status, closesOn, closedOn, keepsExpired }: JobTerms): string {
  if (status === 'open' || closedOn === null) return closesOn
  return keepsExpired || closedOn < closesOn ? closedOn : closesOn
}

export function jobState(job: JobTerms, today: string): JobState {
  const daysPast = daysFrom(lastDayOf(job), today)
  if (job.status === 'open' && daysPast <= 0) return 'open'
  if (job.status === 'open' && job.keepsExpired) return 'kept'
  return daysPast < closedDays ? 'closed' : 'gone'
}

export const isOffered = (state: JobState): boolean => state === 'open' || state === 'kept'

/** Returns the first day after `today` on which the state is another one, or null when it stays. */
export function nextStateChange(job: JobTerms, today: string): string | null {
  const lastDay = lastDayOf(job)
  const state = jobState(job, today)
  const days = [addDays(lastDay, 1), addDays(lastDay, closedDays)]
  return days.find((day) => day > today && jobState(job, day) !== state) ?? null
}
