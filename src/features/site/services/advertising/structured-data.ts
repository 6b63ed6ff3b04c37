import { adPackage } from '#content/digital-advertising/package.ts'
import { meta } from '#content/digital-advertising/page.ts'
import { breadcrumbs, faqs } from '#content/digital-advertising/faqs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export const advertisingStructuredData = () =>
  serviceStructuredData({
    meta,
    category: 'marketing',
    service: 'Digital Advertising',
    offer: { name: adPackage.name, priceUsd: adPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
