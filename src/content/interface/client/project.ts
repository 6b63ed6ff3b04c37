export const projectPageTexts = {
  title: 'Project',
  loading: 'One moment, please.',
  what: 'the project',
  notFoundTitle: 'Project not found',
} as const

export const projectViewTexts = {
  progressHeading: 'Progress',
  milestonesHeading: 'Milestones',
  factsHeading: 'At a glance',
  clientLabel: 'Client',
  providerLabel: 'Provider',
  budgetLabel: 'Budget',
  milestonesDoneLabel: 'Milestones done',
  milestonesDone: (done: number, total: number) => `${done} of ${total}`,
} as const

export const milestoneListTexts = {
  emptyText: 'No milestones yet.',
} as const

export const progressChartTexts = {
  emptyText: 'The line over time begins with the second report.',
  heading: 'Progress over time',
  tableButton: 'Table',
  dayColumn: 'Reported on',
  progressColumn: 'Progress',
  summary: ({ first, last, reports }: { first: Reported; last: Reported; reports: number }) =>
    `Progress from ${first.percentage}% on ${first.day} to ${last.percentage}% on ${last.day}, in ${reports} reports`,
} as const

interface Reported {
  percentage: number
  day: string
}

export const updatesTexts = {
  heading: 'Updates',
  postedTitle: 'Update posted',
  postedText: 'The client gets an email about it.',
  olderButton: 'Show older updates',
  olderFailedTitle: 'Older updates were not loaded',
} as const

export const updateListTexts = {
  listLabel: 'Updates, newest first',
  emptyText: (mayPost: boolean) =>
    mayPost
      ? 'No updates yet. The client gets an email about each one.'
      : 'No updates yet. We email you about each one.',
  progress: (percentage: number) => `Progress ${percentage}%`,
} as const

export const updateFormTexts = {
  bodyLabel: 'Your update',
  progressLabel: 'New progress in percent',
  progressHint: (percentage: number | string) => `Now ${percentage}%. Leave this empty to keep it.`,
  postButton: 'Post update',
  posting: 'Posting…',
} as const
