export const issueStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]

export const digestFrequencies = ['off', 'weekly', 'monthly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

export const issueRules = {
  subjectCharsMax: 120,
  /** Gmail clips an email of more than 102 KB, and the styles of the HTML take half of that. */
  markdownBytesMax: 48 * 1024,
  /** D1 limits a row to 2,000,000 bytes, and each cell of a table has an inline style in the HTML. */
  renderedBytesMax: 500_000,
  requestBytesMax: 256 * 1024,
  perPage: 20,
} as const

export const importRules = {
  bytesMax: 1024 * 1024,
  requestBytesMax: 1536 * 1024,
  rowsMax: 10_000,
  shownProblemsMax: 50,
  consentYearMin: 1990,
  askedValuesMax: 12,
  askedCharsMax: 100,
  choicesMax: 200,
} as const
