import type { Limit } from '#server/rate-limit/take.ts'

/** Checks of live pages from one address (decisions, API manners). */
export const pageChecks = (address: string): Limit => ({
  key: `preview:${address}`,
  max: 20,
  windowSeconds: 60,
})
