import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Senior Digital Marketing Specialist',
  department: 'Marketing',
  postedOn: '2025-04-28',
  closesOn: '2025-07-31',
  summary: 'Plans and runs search, content and email for a handful of clients',
  description:
    'You plan and run marketing for a handful of clients, from the first audit to the monthly dashboard review. You own the plan and its numbers; writers, designers and engineers work to your brief. AI drafts and sorts. You decide what goes out.',
  responsibilities: [
    'Write six-month plans from clients’ own data and defend them in the handover call',
    'Run SEO, content and email programs; brief paid media where it pays off',
    'Agree with our analysts on what is measured, and then leave it alone',
    'Report each month on one page: what changed, why, and what comes next',
    'Check what our agents draft before a client sees it',
  ],
  requirements: [
    'Five years in digital marketing, two of them responsible for a budget',
    'Search Console, GA4 and one email platform, without the manual',
    'Organic traffic that you grew and that went on to buy, with the numbers',
    'Written English that needs no editor',
    'Comfortable in a spreadsheet; SQL is a plus',
  ],
  milestones: [
    'Followed one strategy from the brief to day 7',
    'Two client plans are yours',
    'You present results that you are responsible for',
  ],
}
