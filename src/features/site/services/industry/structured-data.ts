import { adPackage } from '#content/digital-advertising/package.ts'
import { industryPageCopy } from '#content/industry-advertising/copy.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import type { IndustrySlug } from '#content/industry-advertising/slugs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export function industryStructuredData(slug: IndustrySlug) {
  const { name, meta, breadcrumbs, faqs } = industryPages[slug]
  return serviceStructuredData({
    meta,
    category: 'services',
    service: industryPageCopy.service(name),
    offer: { name: adPackage.name, price: adPackage.price },
    breadcrumbs,
    faqs,
  })
}
