import { createFileRoute } from '@tanstack/react-router'
import { adPackage } from '#content/advertising-package.ts'
import { breadcrumbs, faqs, meta } from '#content/digital-advertising.ts'
import { AdvertisingPage } from '#features/services/advertising/advertising-page.tsx'
import { useServiceHead } from '#features/services/use-service-head.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/digital-advertising')({
  loader: () =>
    stillParts('digital-advertising', async () => {
      const { advertisingParts } = await import('#features/services/advertising/still-parts.tsx')
      return advertisingParts
    }),
  component: Page,
})

function Page() {
  useServiceHead({
    meta,
    category: 'marketing',
    service: 'Digital Advertising',
    offer: { name: adPackage.name, priceUsd: adPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
  return <AdvertisingPage still={Route.useLoaderData()} />
}
