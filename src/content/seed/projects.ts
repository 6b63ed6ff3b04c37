import type { projectStatuses } from '#contracts/projects.ts'

export interface SeedProject {
  name: string
  description: string
  status: (typeof projectStatuses)[number]
  progressPercentage: number
  budget: number
  isAssigned: boolean
  milestones: readonly { title: string; dueInDays: number | null; doneDaysAgo?: number }[]
  updates: readonly {
    by: 'provider' | 'agency'
    daysAgo: number
    progressPercentage?: number
    body: string
  }[]
}

export const seedProjects: readonly SeedProject[] = [
  {
    name: 'Search and content program',
    description:
      'Twelve guides for the questions that buyers type, and the technical fixes that let them rank.',
    status: 'active',
    progressPercentage: 65,
    budget: 18_000,
    isAssigned: true,
    milestones: [
      { title: 'Technical audit', dueInDays: -62, doneDaysAgo: 64 },
      { title: 'Topics and briefs agreed', dueInDays: -44, doneDaysAgo: 41 },
      { title: 'First six guides online', dueInDays: -12, doneDaysAgo: 13 },
      { title: 'Redirects of the old blog', dueInDays: -3 },
      { title: 'All twelve guides online', dueInDays: 24 },
      { title: 'Report on the first quarter', dueInDays: null },
    ],
    updates: [
      {
        by: 'agency',
        daysAgo: 70,
        progressPercentage: 5,
        body: 'We have access to the site and to its search figures, and have started the audit.',
      },
      {
        by: 'agency',
        daysAgo: 64,
        progressPercentage: 15,
        body: 'The audit is done: 41 findings, nine of them worth fixing before any text is written.\nThe list is in your shared folder.',
      },
      {
        by: 'provider',
        daysAgo: 52,
        progressPercentage: 25,
        body: 'Seven of the nine fixes are live. The other two need a release of the shop.',
      },
      {
        by: 'provider',
        daysAgo: 41,
        progressPercentage: 35,
        body: 'Twelve topics and their briefs are agreed. Writing starts with the three about sizing.',
      },
      {
        by: 'provider',
        daysAgo: 27,
        progressPercentage: 48,
        body: 'Three guides are online, the next three are with your product team for a check of the facts.',
      },
      {
        by: 'provider',
        daysAgo: 13,
        progressPercentage: 60,
        body: 'Six guides are online. Two of them are already found for the questions they answer.',
      },
      {
        by: 'provider',
        daysAgo: 2,
        progressPercentage: 65,
        body: 'Guides seven and eight are written. The redirects for the old blog are waiting for a list of its addresses: could you ask your host for it?',
      },
    ],
  },
  {
    name: 'Paid search relaunch',
    description: 'One account instead of four, conversion tracking rebuilt, budgets moved weekly.',
    status: 'active',
    progressPercentage: 30,
    budget: 9_500,
    isAssigned: false,
    milestones: [
      { title: 'Four accounts merged into one', dueInDays: -10, doneDaysAgo: 11 },
      { title: 'Conversion tracking checked against the shop', dueInDays: 6 },
      { title: 'First month with weekly budgets', dueInDays: 38 },
    ],
    updates: [
      {
        by: 'agency',
        daysAgo: 24,
        progressPercentage: 10,
        body: 'We have compared the four accounts: a third of the keywords were bought twice.',
      },
      {
        by: 'agency',
        daysAgo: 11,
        progressPercentage: 30,
        body: 'There is one account now. The old ones are paused and can be switched on again for a month.',
      },
    ],
  },
  {
    name: 'Customer portal, first version',
    description: 'Orders, invoices and support in one place, tested with eight customers before the build.',
    status: 'planned',
    progressPercentage: 0,
    budget: 25_000,
    isAssigned: false,
    milestones: [
      { title: 'Eight customers chosen', dueInDays: 14 },
      { title: 'Clickable draft tested', dueInDays: 35 },
    ],
    updates: [],
  },
  {
    name: 'Digital marketing strategy',
    description: 'The audit, the competitor analysis and a six-month plan, with two implementation sessions.',
    status: 'completed',
    progressPercentage: 100,
    budget: 1_299,
    isAssigned: false,
    milestones: [
      { title: 'Audit and competitor analysis', dueInDays: -88, doneDaysAgo: 88 },
      { title: 'Six-month plan', dueInDays: -85, doneDaysAgo: 85 },
      { title: 'Both implementation sessions', dueInDays: -60, doneDaysAgo: 57 },
    ],
    updates: [
      {
        by: 'agency',
        daysAgo: 88,
        progressPercentage: 45,
        body: 'Audit and competitor analysis are in your shared folder.',
      },
      {
        by: 'agency',
        daysAgo: 85,
        progressPercentage: 80,
        body: 'The plan is ready. We suggest the first session next week, before the budgets are set.',
      },
      {
        by: 'agency',
        daysAgo: 57,
        progressPercentage: 100,
        body: 'The second session is done, and with it the package. The plan is yours to change.',
      },
    ],
  },
]
