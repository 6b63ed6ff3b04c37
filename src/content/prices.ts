/** Fixed and lowest prices in US dollars, the only place that states them (docs/spec/acceptance.md 555). */
export const pricesUsd = {
  /** Research & Growth packages, from. */
  growthPackages: 499,
  /** The strategy package, once. */
  strategy: 1299,
  /** Advertising setup, once, with 30 days of management. */
  advertisingSetup: 1999,
  /** AI MVP, from, with 2 months of support. */
  mvp: 25_000,
  /** What the free strategy session, advertising audit and technical assessment are valued at. */
  strategySessionValue: 1000,
  advertisingAuditValue: 1500,
  technicalAssessmentValue: 2500,
} as const

/** '$1,299' for 1299. */
export const dollars = (usd: number): string => `$${String(usd).replace(/\B(?=(\d{3})+$)/g, ',')}`
