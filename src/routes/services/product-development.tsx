import { createFileRoute } from '@tanstack/react-router'
import { productMeta } from '#content/product-development.ts'
import { ProductPage } from '#features/product/product-page.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/product-development')({
  loader: async () => {
    const still = await stillParts('product-development', async () => {
      const { productParts } = await import('#features/product/still-parts.tsx')
      return productParts
    })
    const structuredData = await structuredDataOf(still, async () => {
      const { productStructuredData } = await import('#features/product/structured-data.ts')
      return productStructuredData()
    })
    return { still, structuredData }
  },
  component: Page,
})

function Page() {
  const { still, structuredData } = Route.useLoaderData()
  usePageHead({ ...productMeta, category: 'tech', useAiImage: true, pageType: 'service', structuredData })
  return <ProductPage still={still} />
}
