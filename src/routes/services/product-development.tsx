import { createFileRoute } from '@tanstack/react-router'
import { productMeta } from '#content/product-development/page.ts'
import { ProductPage } from '#features/site/services/product/product-page.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/services/product-development')({
  loader: async () => {
    const sections = await staticSections('product-development', async () => {
      const { productParts } = await import('#features/site/services/product/static-sections.tsx')
      return productParts
    })
    const structuredData = await structuredDataOf(sections, async () => {
      const { productStructuredData } = await import('#features/site/services/product/structured-data.ts')
      return productStructuredData()
    })
    return { sections, structuredData }
  },
  component: Page,
})

function Page() {
  const { sections, structuredData } = Route.useLoaderData()
  usePageHead({ ...productMeta, category: 'tech', useAiImage: true, pageType: 'service', structuredData })
  return <ProductPage sections={sections} />
}
