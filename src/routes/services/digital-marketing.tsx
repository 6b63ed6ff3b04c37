import { createFileRoute } from '@tanstack/react-router'
import { meta } from '#content/digital-marketing.ts'
import { MarketingPage } from '#features/services/marketing/marketing-page.tsx'
import { useServiceHead } from '#features/services/use-service-head.ts'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/digital-marketing')({
  loader: async () => {
    const still = await stillParts('digital-marketing', async () => {
      const { marketingParts } = await import('#features/services/marketing/still-parts.tsx')
      return marketingParts
    })
    const structuredData = await structuredDataOf(still, async () => {
      const { marketingStructuredData } = await import('#features/services/marketing/structured-data.ts')
      return marketingStructuredData()
    })
    return { still, structuredData }
  },
  component: Page,
})

function Page() {
  const { still, structuredData } = Route.useLoaderData()
  useServiceHead({ meta, category: 'marketing', structuredData })
  return <MarketingPage still={still} />
}
