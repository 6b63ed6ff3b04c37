import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'QA Engineer',
  department: 'Quality Assurance',
  postedOn: '2025-04-15',
  closesOn: '2025-07-31',
  summary: 'Finds out how a product breaks before a customer does',
  description:
    'You decide how we know that something works. You automate the checks that can run by themselves and do by hand what no script would think of. You join a project when the first screen is drawn, not when the last one is built.',
  responsibilities: [
    'Turn a specification into checks that anybody can read',
    'Automate browser, API and accessibility tests and keep them fast',
    'Explore new builds by hand: bad input, slow network, two tabs at once',
    'Test the output of AI agents against sets you maintain',
    'Write bug reports that can be reproduced on the first attempt',
  ],
  requirements: [
    'Three years of testing web or mobile products',
    'Playwright or a comparable tool, and the TypeScript to go with it',
    'HTTP, SQL and browser tools as everyday tools',
    'WCAG in practice: keyboard, zoom, screen reader',
    'You like to be wrong early rather than late',
  ],
  milestones: [
    'You have broken something nobody had tried',
    'One project’s test plan is yours',
    'A class of bugs no longer reaches clients',
  ],
}
