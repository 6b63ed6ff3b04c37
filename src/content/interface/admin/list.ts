export const exportTexts = {
  failedTitle: 'Nothing was exported',
  button: 'Export CSV',
} as const

export const listMoreTexts = {
  failed: 'The next rows could not be loaded.',
  keepSearchingButton: 'Keep searching',
  button: 'More',
} as const

export const emptyListTexts = {
  noneYetTitle: 'No matches so far',
  noneYetText: 'Older entries have not been searched yet.',
  noneTitle: 'Nothing matches',
  noneText: 'Try another word, or clear the filters to see everything.',
} as const

export const listTableTexts = {
  selectAll: 'Select all that are shown',
} as const

export const rowCountTexts = {
  shown: (count: number) => `${count} shown`,
  all: (count: number) => `${count} in all`,
  someMatches: (count: number, max: number) => `${count} of the newest ${max} matches`,
  newestMatches: (max: number) => `The newest ${max} matches`,
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
} as const
