import type { Limit } from '#server/rate-limit/take.ts'

/** Searches from one address (decisions, API manners). A query without words costs nothing and is not counted. */
export const searches = (address: string): Limit => ({
  key: `search:${address}`,
  max: 60,
  windowSeconds: 60,
})
