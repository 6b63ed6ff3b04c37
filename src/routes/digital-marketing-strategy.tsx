import { createFileRoute } from '@tanstack/react-router'
import { strategyBreadcrumbs, strategyFaqs, strategyPackage } from '#content/strategy.ts'
import { StrategyPricing } from '#features/strategy/pricing.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { defaultSocialImage } from '#seo/default-social-image.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { strategyJsonLd } from '#seo/strategy-json-ld.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { StillPart, stillParts } from '#ui/still.tsx'

const path = '/digital-marketing-strategy'

export const Route = createFileRoute('/digital-marketing-strategy')({
  loader: () =>
    stillParts('strategy', async () => {
      const { strategyParts } = await import('#features/strategy/still-parts.tsx')
      return strategyParts
    }),
  component: Page,
})

function Page() {
  const still = Route.useLoaderData()
  const { name, description, priceUsd, deliveryDays } = strategyPackage
  usePageHead({
    path,
    title: 'Digital Marketing Strategy in 7 Days, $1,299',
    description,
    keywords: [
      'digital marketing strategy',
      'six-month marketing plan',
      'marketing audit',
      'competitor analysis',
      'content plan',
    ],
    category: 'marketing',
    ogType: 'product',
    price: priceUsd,
    currency: 'USD',
    availability: 'in_stock',
    useAiImage: true,
    pageType: 'strategy',
    structuredData: [
      strategyJsonLd(siteOrigin, {
        name,
        description,
        path,
        image: defaultSocialImage('marketing'),
        priceUsd,
        deliveryDays,
      }),
      breadcrumbJsonLd(siteOrigin, strategyBreadcrumbs),
      faqJsonLd(strategyFaqs),
    ],
  })
  return (
    <>
      <StillPart page="strategy" name="before" from={still} />
      <StrategyPricing />
      <StillPart page="strategy" name="after" from={still} />
    </>
  )
}
