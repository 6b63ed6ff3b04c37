import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Senior Laravel Developer',
  department: 'Product Development',
  postedOn: '2025-04-21',
  closesOn: '2025-07-31',
  summary: 'Looks after the PHP platforms that clients make their money on',
  description:
    'Several clients make their money on Laravel platforms. You keep these healthy, move them forward one upgrade at a time and build what comes next. Some of the code is ten years old and still does its job; you know how to change it without breaking it.',
  responsibilities: [
    'Lead upgrades of PHP, Laravel and the database with a way back at every step',
    'Build new modules and APIs with tests beside them',
    'Find the slow query, the missing index, the job that retries forever',
    'Connect stores, payments, CRM and our agents with queues and webhooks',
    'Document what you learn, where the next person will look',
  ],
  requirements: [
    'Six years of PHP, four of them with Laravel in production',
    'MySQL or PostgreSQL beyond the ORM',
    'Queues, events, caching, and what happens when they fail',
    'PHPUnit or Pest, static analysis, continuous integration',
    'Patience with old code and a plan for it',
  ],
  milestones: [
    'You have deployed a fix and rolled one back on purpose',
    'One platform’s upgrade path is written by you',
    'That upgrade is behind you',
  ],
}
