import { strategyBreadcrumbs, strategyFaqs } from '#content/strategy/sections.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { defaultSocialImage, siteOrigin } from '#seo/site-origin.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { strategyJsonLd } from '#seo/strategy-json-ld.ts'

export function strategyStructuredData() {
  const { name, description, serviceType, path, price, deliveryDays } = strategyPackage
  const image = defaultSocialImage('marketing')
  return [
    strategyJsonLd(siteOrigin, { name, description, serviceType, path, image, price, deliveryDays }),
    breadcrumbJsonLd(siteOrigin, strategyBreadcrumbs),
    ...faqJsonLd(strategyFaqs),
  ]
}
