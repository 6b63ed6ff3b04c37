import { marketingPackage, meta } from '#content/digital-marketing/page.ts'
import { breadcrumbs, faqs } from '#content/digital-marketing/faqs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export const marketingStructuredData = () =>
  serviceStructuredData({
    meta,
    category: 'marketing',
    service: 'Digital Marketing',
    offer: { name: marketingPackage.name, priceUsd: marketingPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
