/** The last parts of the three industry pages' addresses (decisions, Routes). */
export const industrySlugs = [
  'ecommerce-advertising',
  'b2b-saas-advertising',
  'local-business-advertising',
] as const
export type IndustrySlug = (typeof industrySlugs)[number]

/** The industry that an address names, if it is one of the three. */
export const industrySlug = (text: string): IndustrySlug | undefined =>
  industrySlugs.find((slug) => slug === text)
