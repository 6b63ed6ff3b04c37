import { createFileRoute } from '@tanstack/react-router'
import { adPackage, breadcrumbs, faqs, meta } from '#content/digital-advertising.ts'
import { AdvertisingPage } from '#features/services/advertising/advertising-page.tsx'
import { useServiceHead } from '#features/services/use-service-head.ts'

export const Route = createFileRoute('/services/digital-advertising')({ component: Page })

function Page() {
  useServiceHead({
    meta,
    category: 'marketing',
    service: 'Digital Advertising',
    offer: { name: adPackage.name, priceUsd: adPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
  return <AdvertisingPage />
}
