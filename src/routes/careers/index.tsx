import { createFileRoute } from '@tanstack/react-router'
import { careersMeta } from '#content/careers/meta.ts'
import { careersBreadcrumbs, careersFaqs } from '#content/careers/page.ts'
import { CareersPage } from '#features/site/careers/careers-page.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/careers/')({
  loader: () =>
    staticSections('careers', async () => {
      const { careersParts } = await import('#features/site/careers/static-sections.tsx')
      return careersParts
    }),
  component: Page,
})

function Page() {
  usePageHead({
    ...careersMeta,
    structuredData: [breadcrumbJsonLd(siteOrigin, careersBreadcrumbs), ...faqJsonLd(careersFaqs)],
  })
  return <CareersPage sections={Route.useLoaderData()} />
}
