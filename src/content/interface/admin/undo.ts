import { pluralize } from '#shared/words.ts'

export const undoBarTexts = {
  keptText: (company: string, status: string) => `${company} is now ${status} and was left unchanged.`,
  undoneTitle: (count: number) => `${pluralize(count, 'change')} undone`,
  noEmail: 'No email about the change was sent.',
  failedTitle: 'Nothing was undone',
  label: 'Last change',
  undoButton: 'Undo',
  unchanged: (count: number) => `${pluralize(count, 'request')} unchanged`,
} as const
