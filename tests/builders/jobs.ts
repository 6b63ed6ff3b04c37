import type { Job } from '#content/careers/job.ts'
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

export const entriesOf = (...jobs: readonly Job[]) =>
  jobs.map(({ id, ...job }) => ({ id, exported: { job } }))
