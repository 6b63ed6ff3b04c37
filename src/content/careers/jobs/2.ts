import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Senior Full-Stack Developer',
  department: 'Product Development',
  postedOn: '2025-04-25',
  closesOn: '2025-07-31',
  summary: 'Builds client products in TypeScript, from schema to screen',
  description:
    'You build client products end to end: data model, API, interface, deployment. Teams are small, so what you decide in the morning is running in the afternoon. AI writes much of the first draft of the code; you make it correct, small and safe to change.',
  responsibilities: [
    'Take features from a written brief to production, tests included',
    'Design schemas and API contracts that survive the second version',
    'Review code, your colleagues’ and the agents’, for what it does rather than how it looks',
    'Demo working software to the client every week',
    'Keep pages fast and accessible, and prove it with numbers',
  ],
  requirements: [
    'Six years with web products, several of them in TypeScript and React',
    'SQL, including reading query plans',
    'Node or edge runtimes in production, with the incidents to show for it',
    'Testing as a habit, not a phase',
    'You write clearly: most of our decisions are made in text',
  ],
  milestones: [
    'A change of yours is live',
    'You lead one feature and its demo',
    'You have shaped the architecture of a new product',
  ],
}
