export const recordsTexts = {
  changedText: 'The pages that show it are up to date.',
  goneTitle: 'Already deleted',
  goneText: (noun: string) => `Somebody else has deleted this ${noun}.`,
  newRecord: (noun: string) => `New ${noun}`,
  addButton: (noun: string) => `Add ${noun}`,
  addedTitle: 'Added',
  savedTitle: 'Saved',
  addedAgainTitle: 'Added again',
  deletedTitle: 'Deleted',
  empty: 'None yet. Add the first one above.',
} as const

export const recordFormTexts = {
  deleteQuestion: (name: string) => ({
    title: `Delete “${name}” for good?`,
    text: 'It cannot be restored. To take it off the site and keep it here, archive it instead.',
    confirmLabel: 'Delete',
  }),
  deletedByOthers: (noun: string) =>
    `Somebody else has deleted this ${noun}. What you wrote is still here: add it again, or discard it.`,
  addAgainButton: 'Add it again',
  preview: 'Preview',
} as const
