import { createFileRoute } from '@tanstack/react-router'
import { meta } from '#content/digital-marketing/page.ts'
import { MarketingPage } from '#features/site/services/marketing/marketing-page.tsx'
import { useServiceHead } from '#features/site/services/use-service-head.ts'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/services/digital-marketing')({
  loader: async () => {
    const sections = await staticSections('digital-marketing', async () => {
      const { marketingParts } = await import('#features/site/services/marketing/static-sections.tsx')
      return marketingParts
    })
    const structuredData = await structuredDataOf(sections, async () => {
      const { marketingStructuredData } = await import('#features/site/services/marketing/structured-data.ts')
      return marketingStructuredData()
    })
    return { sections, structuredData }
  },
  component: Page,
})

function Page() {
  const { sections, structuredData } = Route.useLoaderData()
  useServiceHead({ meta, category: 'marketing', structuredData })
  return <MarketingPage sections={sections} />
}
