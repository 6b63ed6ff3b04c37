import { createFileRoute } from '@tanstack/react-router'
import { meta } from '#content/digital-advertising/page.ts'
import { AdvertisingPage } from '#features/site/services/advertising/advertising-page.tsx'
import { useServiceHead } from '#features/site/services/use-service-head.ts'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/services/digital-advertising')({
  loader: async () => {
    const sections = await staticSections('digital-advertising', async () => {
      const { advertisingParts } = await import('#features/site/services/advertising/static-sections.tsx')
      return advertisingParts
    })
    const structuredData = await structuredDataOf(sections, async () => {
      const { advertisingStructuredData } = await import(
        '#features/site/services/advertising/structured-data.ts'
      )
      return advertisingStructuredData()
    })
    return { sections, structuredData }
  },
  component: Page,
})

function Page() {
  const { sections, structuredData } = Route.useLoaderData()
  useServiceHead({ meta, category: 'marketing', structuredData })
  return <AdvertisingPage sections={sections} />
}
