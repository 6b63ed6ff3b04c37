import { adPackage } from '#content/advertising-package.ts'
import { industryPages } from '#content/industry-advertising.ts'
import type { IndustrySlug } from '#content/industry-slugs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export function industryStructuredData(slug: IndustrySlug) {
  const { name, meta, breadcrumbs, faqs } = industryPages[slug]
  return serviceStructuredData({
    meta,
    category: 'services',
    service: `${name} Advertising`,
    offer: { name: adPackage.name, priceUsd: adPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
}
