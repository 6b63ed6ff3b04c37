import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbs, faqs, marketingPackage, meta } from '#content/digital-marketing.ts'
import { MarketingPage } from '#features/services/marketing/marketing-page.tsx'
import { useServiceHead } from '#features/services/use-service-head.ts'
import { stillParts } from '#ui/still.tsx'

export const Route = createFileRoute('/services/digital-marketing')({
  loader: () =>
    stillParts('digital-marketing', async () => {
      const { marketingParts } = await import('#features/services/marketing/still-parts.tsx')
      return marketingParts
    }),
  component: Page,
})

function Page() {
  useServiceHead({
    meta,
    category: 'marketing',
    service: 'Digital Marketing',
    offer: { name: marketingPackage.name, priceUsd: marketingPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
  return <MarketingPage still={Route.useLoaderData()} />
}
