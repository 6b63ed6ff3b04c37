import type { projectStatuses } from '#contracts/projects.ts'

interface SeedProject {
  name: string
  description: string
  status: (typeof projectStatuses)[number]
  progressPercentage: number
  budgetUsd: number
}

/** The projects of `demo-client`. `demo-provider` has none, so that the empty dashboard can be seen too. */
export const seedProjects: readonly SeedProject[] = [
  {
    name: 'Search and content programme',
    description:
      'Twelve guides for the questions that buyers type, and the technical fixes that let them rank.',
    status: 'active',
    progressPercentage: 65,
    budgetUsd: 18_000,
  },
  {
    name: 'Paid search relaunch',
    description: 'One account instead of four, conversion tracking rebuilt, budgets moved weekly.',
    status: 'active',
    progressPercentage: 30,
    budgetUsd: 9_500,
  },
  {
    name: 'Customer portal, first version',
    description: 'Orders, invoices and support in one place, tested with eight customers before the build.',
    status: 'planned',
    progressPercentage: 0,
    budgetUsd: 25_000,
  },
  {
    name: 'Digital marketing strategy',
    description: 'The audit, the competitor analysis and a six-month plan, with two implementation sessions.',
    status: 'completed',
    progressPercentage: 100,
    budgetUsd: 1_299,
  },
]
