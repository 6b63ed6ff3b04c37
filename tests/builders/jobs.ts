import type { Job } from '#content/careers/job.ts'
import { jobs, keepsExpired } from '#content/careers/jobs.ts'
import type { JobDetail, PublicJob } from '#contracts/jobs.ts'
import { isOffered, jobState } from '#shared/job-state.ts'
import { uniqueText } from './unique.ts'

export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: uniqueText(),
  title: 'Editor',
  department: 'Marketing',
  postedOn: '2025-04-24',
  closesOn: '2025-07-31',
  summary: 'Edits texts',
  description: 'You edit what others write.',
  responsibilities: ['Edit'],
  requirements: ['Patience'],
  milestones: ['Week', 'Month', 'Quarter'],
  ...changes,
})

/** Returns a job as its page has it on a day, for an agency whose jobs close. */
export function aPublicJob(changes: Partial<PublicJob>, today: string): JobDetail {
  const { responsibilities, requirements, milestones, ...job } = aJob()
  const { closesOn = job.closesOn } = changes
  const terms = { status: 'open', closesOn, closedOn: null, keepsExpired: false } as const
  return {
    id: job.id,
    title: job.title,
    department: job.department,
    postedOn: job.postedOn,
    closesOn,
    summary: job.summary,
    description: job.description,
    responsibilities: [...responsibilities],
    requirements: [...requirements],
    milestones: [...milestones],
    lastDay: closesOn,
    state: jobState(terms, today),
    others: [],
    ...changes,
  }
}

/** Returns a job of the files as its page has it on a day. */
export function publicJobOf(file: Job, today: string): JobDetail {
  const others = openJobs(today).filter(({ id }) => id !== file.id)
  return {
    ...file,
    responsibilities: [...file.responsibilities],
    requirements: [...file.requirements],
    milestones: [...file.milestones],
    countries: file.countries && [...file.countries],
    salary: file.salary && { ...file.salary, per: file.salary.per ?? 'year' },
    lastDay: file.closesOn,
    state: stateOfFile(file, today),
    others: others.map(({ id, title, department }) => ({ id, title, department })),
  }
}

/** Returns what an editor sends of a new job. */
export const aJobInput = (changes: Record<string, unknown> = {}) => ({
  title: `Keeper ${uniqueText()}`,
  department: 'Grounds',
  location: 'Remote',
  employmentType: 'full-time',
  description: 'You keep what others plant. You begin at dawn.',
  responsibilities: ['Keep'],
  requirements: ['Patience'],
  closesOn: '2099-12-31',
  ...changes,
})

/** Returns the state of a job that nobody has changed since it came from its file. */
export const stateOfFile = ({ closesOn }: Pick<Job, 'closesOn'>, today: string) =>
  jobState({ status: 'open', closesOn, closedOn: null, keepsExpired }, today)

/** Returns the jobs of the files that are offered on a day, in the order of the careers page. */
export const openJobs = (today: string): readonly Job[] =>
  jobs.filter((job) => isOffered(stateOfFile(job, today)))
