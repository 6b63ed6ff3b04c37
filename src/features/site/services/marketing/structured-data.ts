import { marketingPageCopy } from '#content/digital-marketing/copy.ts'
import { digitalMarketingMeta } from '#content/digital-marketing/meta.ts'
import { marketingPackage } from '#content/digital-marketing/page.ts'
import { breadcrumbs, faqs } from '#content/digital-marketing/faqs.ts'
import { serviceStructuredData } from '../service-structured-data.ts'

export const marketingStructuredData = () =>
  serviceStructuredData({
    meta: digitalMarketingMeta,
    category: 'marketing',
    service: marketingPageCopy.service,
    offer: { name: marketingPackage.name, price: marketingPackage.price },
    breadcrumbs,
    faqs,
  })
