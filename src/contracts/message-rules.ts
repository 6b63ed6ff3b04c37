/** Apart from messages.ts, so that the thread on a booking's page does not bundle zod. */
export const messageRules = {
  charsMax: 2000,
  pageRows: 30,
  /** Per person: each message sends an email. */
  perHour: 30,
} as const
