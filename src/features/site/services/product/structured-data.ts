import { productPageCopy } from '#content/product-development/copy.ts'
import { productDevelopmentMeta } from '#content/product-development/meta.ts'
import { mvpPackage, productBreadcrumbs } from '#content/product-development/sections.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { defaultSocialImage, siteOrigin } from '#seo/site-origin.ts'
import { serviceJsonLd } from '#seo/service-json-ld.ts'

export const productStructuredData = () => [
  serviceJsonLd(siteOrigin, {
    name: productPageCopy.service,
    description: productDevelopmentMeta.description,
    url: productDevelopmentMeta.path,
    imageUrl: defaultSocialImage('tech'),
    offer: { name: mvpPackage.name, price: mvpPackage.price },
  }),
  breadcrumbJsonLd(siteOrigin, productBreadcrumbs),
]
