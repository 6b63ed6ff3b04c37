/**
 * Every price that pages, structured data and tests name (specification, static pages, section 9). They are
 * typed here and nowhere else.
 */
const price = (usd: number) => ({ usd, text: `$${usd.toLocaleString('en-US')}` })

export const prices = {
  researchAndGrowth: price(499),
  marketingPackage: price(1299),
  advertisingPackage: price(1999),
  aiMvp: price(25_000),
} as const

/** What the free first looks would cost. */
export const auditValues = {
  strategySession: price(1000),
  advertisingAudit: price(1500),
  technicalAssessment: price(2500),
} as const
