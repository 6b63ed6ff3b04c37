export const messageRules = {
  charsMax: 2000,
  pageRows: 30,
  /** Per person: each message sends an email. */
  perHour: 30,
} as const
