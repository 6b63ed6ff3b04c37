export const unsavedWarningTexts = {
  question: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved. It is lost when you leave.',
    cancelLabel: 'Stay here',
    confirmLabel: 'Leave without saving',
  },
  found: 'Your earlier changes are still here, but they are not saved yet.',
  foundDeleted: (noun: string) =>
    `This ${noun} has been deleted. What you wrote is still here: copy what you need, or discard it.`,
  discarded: 'Your earlier changes are discarded.',
} as const

export const adminNavTexts = {
  users: 'Users',
  newsletter: 'Newsletter',
  emails: 'Emails',
  redirects: 'Redirects',
  audit: 'Audit',
  overview: 'Overview',
  label: 'Back office',
  socialPreview: 'Social preview',
} as const

export const saveConflictTexts = {
  progress: 'progress',
  saved: (noun: string) => `Somebody else has saved this ${noun}.`,
  changed: (fields: string) => `They changed: ${fields}.`,
  nothingChanged: 'None of its fields changed.',
  choice: '“Keep mine” saves the fields that you changed; “Take theirs” discards your changes.',
} as const

export const textMeterTexts = {
  tooLong: '(Too long)',
  meterLabel: (label: string) => `${label}, characters used`,
} as const
