import { createFileRoute } from '@tanstack/react-router'
import { productDevelopmentMeta } from '#content/product-development/meta.ts'
import { ProductPage } from '#features/site/services/product/product-page.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/services/product-development')({
  loader: async () => {
    const still = await staticSections('product-development', async () => {
      const { productParts } = await import('#features/site/services/product/static-sections.tsx')
      return productParts
    })
    const structuredData = await structuredDataOf(still, async () => {
      const { productStructuredData } = await import('#features/site/services/product/structured-data.ts')
      return productStructuredData()
    })
    return { still, structuredData }
  },
  component: Page,
})

function Page() {
  const { still, structuredData } = Route.useLoaderData()
  usePageHead({ ...productDevelopmentMeta, structuredData })
  return <ProductPage still={still} />
}
