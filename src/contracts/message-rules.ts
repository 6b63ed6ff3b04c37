/** Without zod: the thread on a booking's page and the contract of what it sends share these. */
export const messageRules = {
  /** In code points. */
  charsMax: 2000,
  /** Messages of one answer; `?before={id}` gives the older ones. */
  pageRows: 30,
  /** Messages of one person in an hour: each writes a mail. */
  perHour: 30,
} as const
