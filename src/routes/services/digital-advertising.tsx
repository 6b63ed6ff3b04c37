import { createFileRoute } from '@tanstack/react-router'
import { digitalAdvertisingMeta } from '#content/digital-advertising/meta.ts'
import { AdvertisingPage } from '#features/site/services/advertising/advertising-page.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
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
  usePageHead({ ...digitalAdvertisingMeta, structuredData })
  return <AdvertisingPage sections={sections} />
}
