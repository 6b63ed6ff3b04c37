import { createFileRoute } from '@tanstack/react-router'
import { mvpPackage, productBreadcrumbs, productPath } from '#content/product-development.ts'
import { defaultSocialImage } from '#seo/default-social-image.ts'
import { ProductPage } from '#features/product/product-page.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { serviceJsonLd } from '#seo/service-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/product-development')({
  loader: () =>
    stillParts('product-development', async () => {
      const { productParts } = await import('#features/product/still-parts.tsx')
      return productParts
    }),
  component: Page,
})

const description =
  'Web, mobile and AI products in eight phases, 60% faster with AI in each of them. AI MVP from $25,000 with 2 months of support; the assessment is free.'

function Page() {
  usePageHead({
    path: productPath,
    title: 'AI Product Development in Eight Phases',
    description,
    keywords: [
      'product development',
      'AI product development',
      'MVP',
      'web applications',
      'mobile apps',
      'AI agents',
    ],
    category: 'tech',
    useAiImage: true,
    pageType: 'service',
    structuredData: [
      serviceJsonLd(siteOrigin, {
        name: 'Product Development',
        description,
        url: productPath,
        imageUrl: defaultSocialImage('tech'),
        offer: { name: mvpPackage.name, priceUsd: mvpPackage.priceUsd },
      }),
      breadcrumbJsonLd(siteOrigin, productBreadcrumbs),
    ],
  })
  return <ProductPage still={Route.useLoaderData()} />
}
