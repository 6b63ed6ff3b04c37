import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Writer for websites',
  department: 'Words',
  postedOn: '2026-10-01',
  closesOn: '2099-12-31',
  summary: 'Turns an afternoon in a shop into the four sentences of its home page',
  description: 'You visit the people we write for, listen, and come back with less text than they have now.',
  responsibilities: ['Interview owners at their counter', 'Write and cut with a developer beside you'],
  requirements: ['Portuguese and English without an editor', 'Three sites that you would show us'],
  milestones: ['Sat in on two interviews', 'Wrote a site of your own', 'Your sites bring in calls'],
}
