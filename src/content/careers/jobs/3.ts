import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'AI Engineer',
  department: 'Product Development',
  postedOn: '2025-04-24',
  closesOn: '2025-07-31',
  summary: 'Builds micro-agents that do one job and can be measured on it',
  description:
    'You build AI-powered micro-agents: small programs that do one job, such as sorting leads, drafting briefs or checking a catalog. Each has a test set, a cost per run and somebody who can switch it off. You are the one who says when a plain script would do.',
  responsibilities: [
    'Find the step in a client’s process where an agent pays for itself',
    'Build retrieval, tools and prompts, with an evaluation set before the first release',
    'Measure quality, cost and latency per run, and publish them to the client',
    'Guard against prompt injection and data leaks',
    'Teach engineers and marketers what the models can and cannot do',
  ],
  requirements: [
    'Three years of machine learning or backend work, one of them with language models in production',
    'Python and one typed language',
    'Evaluation comes first: you have stopped a release because of it',
    'Vector search, queues, rate limits: the plumbing does not bore you',
    'You can explain a failure to the person who paid for it',
  ],
  milestones: [
    'You have re-run our evaluation sets and found something',
    'One agent of yours works for a client',
    'You have retired one that did not earn its keep',
  ],
}
