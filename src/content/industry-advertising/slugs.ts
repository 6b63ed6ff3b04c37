export const industrySlugs = [
  'ecommerce-advertising',
  'b2b-saas-advertising',
  'local-business-advertising',
] as const
export type IndustrySlug = (typeof industrySlugs)[number]

export const industrySlug = (text: string): IndustrySlug | undefined =>
  industrySlugs.find((slug) => slug === text)
