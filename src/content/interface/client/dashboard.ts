import { bookingStatusNames, projectStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'

export const dashboardTexts = {
  welcome: (name: string) => `Welcome back, ${name || 'Client'}`,
  newRequestButton: 'New request',
  analyticsHeading: 'Analytics',
  analyticsText: 'Detailed analytics coming soon...',
} as const

export const summaryTexts = {
  loading: 'Your projects and service requests.',
  assigned: (count: number) => `${countOrNo(count, 'project')} assigned to you`,
  active: (count: number) => countOrNo(count, 'active project'),
  waiting: (count: number) => `${countOrNo(count, 'request')} waiting for confirmation`,
} as const

const countOrNo = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`

/** The tiles’ figures are literal samples. */
export const sampleTilesTexts = {
  label: 'Summary',
  activeLabel: 'Active Projects',
  tiles: [
    { label: 'Total ROI', value: '185%' },
    { label: 'Campaign Reach', value: '50K+' },
    { label: 'Engagement Rate', value: '12.5%' },
  ],
  note: 'Total ROI, Campaign Reach and Engagement Rate are sample figures.',
} as const

export const liveCountsTexts = {
  heading: 'Live counts',
  note: 'from the database',
  projects: 'Projects',
  active: capitalize(projectStatusNames.active),
  completed: capitalize(projectStatusNames.completed),
  requests: 'Requests',
  pending: capitalize(bookingStatusNames.pending),
  confirmed: capitalize(bookingStatusNames.confirmed),
} as const

export const projectListTexts = {
  heading: 'Your projects',
  what: 'your projects',
  emptyText: "No projects yet. Once work begins, you'll see its progress here.",
  budget: (budget: string) => `Budget ${budget}`,
  olderButton: 'Show older projects',
  olderFailedTitle: 'Older projects were not loaded',
} as const

export const assignedListTexts = {
  heading: 'Assigned to you',
  what: 'the projects assigned to you',
  emptyText: 'No projects are assigned to you yet. Once we assign one, you can post updates on it here.',
  client: (client: string) => `For ${client}`,
  postLink: 'Post an update',
  olderButton: 'Show older projects',
  olderFailedTitle: 'Older projects were not loaded',
} as const

export const appointmentListTexts = {
  heading: 'Your next appointments',
  what: 'your appointments',
  details: (contact: string, service: string) => `, ${contact}, ${service}`,
} as const

export const projectCardTexts = {
  complete: (percentage: number | string) => `${percentage}% complete`,
  milestones: (done: number, total: number) =>
    `${done} of ${total} ${total === 1 ? 'milestone' : 'milestones'}`,
  nextMilestone: (title: string) => `Next milestone: ${title}`,
  detailsLink: 'Milestones and updates',
} as const
