export const actionTexts = {
  add: 'Add',
  cancel: 'Cancel',
  clear: 'Clear',
  delete: 'Delete',
  discard: 'Discard',
  edit: 'Edit',
  remove: 'Remove',
  save: 'Save',
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
  newestFirst: 'newest first',
  sort: 'Sort',
} as const
