/** In the currency of `site.formats`. No other file may contain a price. */
export const prices = {
  growthPackages: 499,
  strategy: 1299,
  advertisingSetup: 1999,
  mvp: 25_000,
  strategySessionValue: 1000,
  advertisingAuditValue: 1500,
  technicalAssessmentValue: 2500,
  adSpendFrom: 3000,
  adSpendTo: 5000,
} as const
