export const editorGuardTexts = {
  text: 'Only administrators can open it.',
  link: 'To the back office',
} as const

export const editorOverviewTexts = {
  lede: 'What you are writing, and what is about to appear.',
  newPost: 'New post',
  drafts: 'Drafts',
  draftsEmpty: 'No drafts. What you write is kept here until you publish it.',
  scheduled: 'Scheduled posts',
  scheduledEmpty: 'Nothing is scheduled.',
  issueDrafts: 'Newsletter drafts',
  issueDraftsEmpty: 'No drafts among the newest issues.',
} as const

export const editorIssueTexts = {
  note: 'Issues, and what became of each. You write drafts; an administrator sends them.',
  sendingNote: 'An administrator schedules and sends the issue.',
} as const
