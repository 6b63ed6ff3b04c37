import type { Job } from '#content/careers/jobs.ts'

interface JobDetails {
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
  milestones: readonly [week: string, month: string, quarter: string]
  salary?: { minUsd: number; maxUsd: number }
}

/** Separate from the list, so that only the job pages load these texts. */
export const jobDetails: Readonly<Record<Job['id'], JobDetails>> = {
  1: {
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
  },
  2: {
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
  },
  3: {
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
  },
  4: {
    description:
      'You turn what clients know into pages, guides and case studies that people look for and finish reading. You interview, outline, write and edit. Agents collect and structure material; the sentences are yours.',
    responsibilities: [
      'Interview experts and come back with what competitors cannot copy',
      'Plan content by search intent, and say no to pages nobody needs',
      'Write and edit articles, landing pages and email sequences',
      'Keep each client’s style guide short and alive',
      'Update old pages when they slip, before writing new ones',
    ],
    requirements: [
      'Four years of writing for business readers, with published work to show',
      'SEO basics: intent, structure, internal links, and what not to do',
      'You edit others kindly and yourself without mercy',
      'Enough analytics to tell reading from scrolling',
      'English at a native editor’s level; a second language helps',
    ],
    milestones: [
      'One page rewritten and published',
      'A client’s content plan is in your hands',
      'A page of yours ranks for what it was written for',
    ],
  },
  5: {
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
  },
  6: {
    description:
      'You build apps for iOS and Android from one codebase: mostly React Native, with native code where it matters. You own everything from the first prototype to the store review, and the reviews that customers leave there.',
    responsibilities: [
      'Build screens, offline storage and notifications that hold up on a bad connection',
      'Write native modules where the bridge is not enough',
      'Automate builds, signing and staged releases',
      'Watch crashes, startup time and battery use, and act on them',
      'Work with designers on prototypes that can be held in the hand',
    ],
    requirements: [
      'Four years of mobile work and at least two apps in the stores',
      'React Native and TypeScript; Swift or Kotlin enough to debug in',
      'Store policies, deep links, push, in-app purchases: you have dealt with them all',
      'Accessibility on touch screens, tested with a screen reader',
      'You profile before you have an opinion',
    ],
    milestones: [
      'You have a test build on your own phone',
      'A release you prepared went through review',
      'The crash rate of your app is lower than you found it',
    ],
  },
  7: {
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
  },
}

/** @throws RangeError without an entry, which stops the build before (`scripts/build/content-invariants.ts`) */
export function detailsOf({ id }: Job): JobDetails {
  const details = jobDetails[id]
  if (!details) throw new RangeError(`position ${id} has no details`)
  return details
}
