import type { Limit } from '#server/rate-limit/take.ts'

/** Sign-ups from one address (decisions, API manners). */
export const subscriptions = (address: string): Limit => ({
  key: `newsletter:${address}`,
  max: 20,
  windowSeconds: 60 * 60,
})
