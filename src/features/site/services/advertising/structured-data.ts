import { advertisingPageCopy } from '#content/digital-advertising/copy.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { digitalAdvertisingMeta } from '#content/digital-advertising/meta.ts'
import { breadcrumbs, faqs } from '#content/digital-advertising/faqs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export const advertisingStructuredData = () =>
  serviceStructuredData({
    meta: digitalAdvertisingMeta,
    category: 'marketing',
    service: advertisingPageCopy.service,
    offer: { name: adPackage.name, price: adPackage.price },
    breadcrumbs,
    faqs,
  })
