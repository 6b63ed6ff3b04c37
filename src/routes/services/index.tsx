import { isPageOn } from '#shared/is-page-on.ts'
import { createFileRoute } from '@tanstack/react-router'
import { servicesMeta } from '#content/services/meta.ts'
import { redirectTarget } from '#content/redirects.ts'
import { defaultSocialImage, siteOrigin } from '#seo/site-origin.ts'
import { OverviewClosing } from '#features/site/services/overview/closing.tsx'
import { OverviewHero } from '#features/site/services/overview/hero.tsx'
import { PriceSteps } from '#features/site/services/overview/price-steps.tsx'
import { Situations } from '#features/site/services/overview/situations.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { serviceJsonLd } from '#seo/service-json-ld.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/')({
  async loader({ context }) {
    const { services } = await context.source.content()
    return services.filter(({ onOverview, link }) => onOverview && isPageOn(link))
  },
  component: Page,
})

function Page() {
  const services = Route.useLoaderData()
  usePageHead({
    ...servicesMeta,
    structuredData: [
      businessJsonLd(siteOrigin),
      ...services.map(({ title, description, link }) =>
        serviceJsonLd(siteOrigin, {
          name: title,
          description,
          url: redirectTarget(link) ?? link,
          imageUrl: defaultSocialImage('services'),
        }),
      ),
    ],
  })
  return (
    <>
      <OverviewHero services={services} />
      <PriceSteps services={services} />
      <Situations services={services} />
      <OverviewClosing />
    </>
  )
}
