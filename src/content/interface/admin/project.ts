export const projectFormTexts = {
  deletedByOthers:
    'Somebody else has deleted this project. What you wrote is still here: copy it before you leave this page.',
  savedTitle: 'Project saved',
  savedText: 'The client sees the changes now.',
  noun: 'project',
} as const

export const projectFieldTexts = {
  clientHint: "The client's username.",
  providerLabel: 'Provider (optional)',
  providerHint: 'Sees the project without its budget and can post reports.',
  budgetLabel: (currency: string) => `Budget in ${currency}`,
  progressLabel: 'Progress in percent',
} as const

export const newProjectTexts = {
  startedTitle: 'Project started',
  startedText: 'The client sees it on the dashboard.',
  title: 'New project',
  lede: 'For a client who has an account.',
  button: 'Start the project',
} as const

export const reportsTexts = {
  postedTitle: 'Report posted',
  postedText: 'The client sees it now and is notified by email.',
  title: 'Reports',
  reportLabel: 'New report',
  reportHint: 'The client receives an email with a link to it. You cannot take a report back.',
  progressLabel: 'New progress in percent (optional)',
  button: 'Post report',
  deletedAuthor: 'A deleted account',
  newestOnly: (count: number) => `Showing the newest ${count}.`,
} as const

export const milestoneTexts = {
  noun: 'milestone',
  titleLabel: 'Milestone',
  dueLabel: 'Due (optional)',
  moveUpLabel: (title: string) => `Move ${title} up`,
  moveDownLabel: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}.`,
  editLabel: (title: string) => `Edit ${title}`,
  removeLabel: (title: string) => `Remove ${title}`,
  removeQuestion: (title: string) => ({
    title: `Remove the milestone “${title}”?`,
    text: 'It is deleted for good, and the client no longer sees it.',
    confirmLabel: 'Remove the milestone',
  }),
  addedTitle: 'Milestone added',
  cardTitle: 'Milestones',
  empty: 'No milestones yet. The client sees them in this order.',
  moveFailedTitle: 'The milestone was not moved',
  removedTitle: 'Milestone removed',
  newLabel: 'New milestone',
} as const

export const deleteProjectTexts = {
  deletedTitle: 'Project deleted',
  deletedText: (name: string) => `“${name}” has been deleted.`,
  failedTitle: 'The project was not deleted',
  question: (name: string) => ({
    title: `Delete “${name}” for good?`,
    text: 'Its milestones and reports are deleted too, and the client no longer sees it. To end a project, set its status to completed instead.',
    confirmLabel: 'Delete the project',
  }),
  button: 'Delete the project',
} as const
