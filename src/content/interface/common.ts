export const actionTexts = {
  add: 'Add',
  cancel: 'Cancel',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  close: 'Close',
  delete: 'Delete',
  discard: 'Discard',
  edit: 'Edit',
  keepMine: 'Keep mine',
  remove: 'Remove',
  save: 'Save',
  takeTheirs: 'Take theirs',
} as const

export const askTexts = {
  counting: 'Counting…',
  failed: 'This cannot be counted at the moment.',
  again: 'Count again',
} as const

export const labelTexts = {
  account: 'Account',
  client: 'Client',
  description: 'Description',
  email: 'Email',
  month: 'Month',
  name: 'Name',
  project: 'Project',
  projects: 'Projects',
  requests: 'Requests',
  role: 'Role',
  state: 'State',
  status: 'Status',
  title: 'Title',
  username: 'Username',
} as const

export const listTexts = {
  any: 'any',
  lastChanged: 'last changed',
  newestFirst: 'newest first',
  sort: 'Sort',
} as const

export const selectTexts = {
  choose: 'Choose one',
} as const

export const dateTexts = {
  yearError: 'Enter a date whose year has four digits.',
  skippedError: 'Your clocks go forward over this time, so it never comes. Choose another.',
} as const

export const signedInQuestion = 'Already signed in?'
