import type { GuardedPageMeta } from '#content/meta-types.ts'

export const dashboardMeta = {
  path: '/dashboard',
  access: 'signed-in',
  robots: 'noindex',
  heading: 'Dashboard',
  title: 'Dashboard',
  description: 'Your projects with their progress and budget, and your service requests with their status.',
} as const satisfies GuardedPageMeta

export const clientProjectMeta = {
  path: '/dashboard/project',
  access: 'signed-in',
  robots: 'noindex',
  heading: 'Project',
  title: 'Project, dashboard',
  description: 'One project: its progress over time, its milestones and its updates.',
} as const satisfies GuardedPageMeta
