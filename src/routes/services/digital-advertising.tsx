import { createFileRoute } from '@tanstack/react-router'
import { meta } from '#content/digital-advertising.ts'
import { AdvertisingPage } from '#features/services/advertising/advertising-page.tsx'
import { useServiceHead } from '#features/services/use-service-head.ts'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/digital-advertising')({
  loader: async () => {
    const still = await stillParts('digital-advertising', async () => {
      const { advertisingParts } = await import('#features/services/advertising/still-parts.tsx')
      return advertisingParts
    })
    const structuredData = await structuredDataOf(still, async () => {
      const { advertisingStructuredData } = await import('#features/services/advertising/structured-data.ts')
      return advertisingStructuredData()
    })
    return { still, structuredData }
  },
  component: Page,
})

function Page() {
  const { still, structuredData } = Route.useLoaderData()
  useServiceHead({ meta, category: 'marketing', structuredData })
  return <AdvertisingPage still={still} />
}
