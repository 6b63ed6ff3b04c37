export const projectTexts = {
  allProjects: 'All projects',
  noClient: 'No client',
  loading: 'A client project.',
  what: 'the project',
  asClient: 'As the client sees it',
} as const

export const projectListTexts = {
  sortedByName: 'name',
  newButton: 'New project',
  note: 'Clients follow their projects on their dashboard and see every change right away.',
  searchLabel: 'Search projects',
  searchPlaceholder: 'Name or description',
  what: 'the projects',
  emptyTitle: 'No projects yet',
  emptyText: 'A project belongs to a client, who sees its progress, milestones and reports.',
  emptyButton: 'Start a project',
  provider: 'Provider',
  noProvider: 'Nobody',
  budget: 'Budget',
  progress: 'Progress',
  changed: 'Changed',
} as const
