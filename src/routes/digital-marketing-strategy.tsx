import { createFileRoute } from '@tanstack/react-router'
import { consultation } from '#content/booking/consultation.ts'
import { anchors, pageMenuCopy } from '#content/strategy/copy.ts'
import { strategyMeta } from '#content/strategy/meta.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { StrategyPricing } from '#features/site/strategy/pricing.tsx'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { tagAmount } from '#shared/formats.ts'
import { PageMenu } from '#ui/page-menu.tsx'
import { StaticSection, staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/digital-marketing-strategy')({
  loader: async () => {
    const sections = await staticSections('strategy', async () => {
      const { strategyParts } = await import('#features/site/strategy/static-sections.tsx')
      return strategyParts
    })
    const structuredData = await structuredDataOf(sections, async () => {
      const { strategyStructuredData } = await import('#features/site/strategy/structured-data.ts')
      return strategyStructuredData()
    })
    return { sections, structuredData }
  },
  component: Page,
})

function Page() {
  const { sections, structuredData } = Route.useLoaderData()
  usePageHead({
    ...strategyMeta,
    ogType: 'product',
    price: tagAmount(strategyPackage.price),
    availability: 'in_stock',
    structuredData,
  })
  return (
    <>
      <StaticSection name="hero" from={sections} />
      <PageMenu
        sections={anchors}
        price={pageMenuCopy.price}
        action={{ href: consultation.href, label: pageMenuCopy.action }}
      />
      <StaticSection name="before" from={sections} />
      <StrategyPricing />
      <StaticSection name="after" from={sections} />
    </>
  )
}
