import type { PageWords } from '#content/meta-types.ts'
import type { Breadcrumb, Faq } from '#content/services/service-page.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { defaultSocialImage, siteOrigin } from '#seo/site-origin.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import type { JsonLd } from '#seo/page-options.ts'
import { serviceJsonLd } from '#seo/service-json-ld.ts'

interface ServicePage {
  meta: PageWords
  category: 'marketing' | 'services'
  service: string
  offer: { name: string; price: number }
  breadcrumbs: readonly Breadcrumb[]
  faqs: readonly Faq[]
}

export function serviceStructuredData({
  meta,
  category,
  service,
  offer,
  breadcrumbs,
  faqs,
}: ServicePage): JsonLd[] {
  return [
    serviceJsonLd(siteOrigin, {
      name: service,
      description: meta.description,
      url: meta.path,
      imageUrl: defaultSocialImage(category),
      offer,
    }),
    breadcrumbJsonLd(siteOrigin, breadcrumbs),
    ...faqJsonLd(faqs),
  ]
}
