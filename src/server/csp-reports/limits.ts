import type { Limit } from '#server/rate-limit/take.ts'

/** Reports from one address (decisions, API manners). */
export const reports = (address: string): Limit => ({
  key: `csp-report:${address}`,
  max: 20,
  windowSeconds: 60,
})
