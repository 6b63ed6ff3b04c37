import type { Limit } from '#server/rate-limit/take.ts'

/** Paths signed for one address (decisions, API manners). */
export const signings = (address: string): Limit => ({
  key: `og-image:${address}`,
  max: 120,
  windowSeconds: 60,
})
