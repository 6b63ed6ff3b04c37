import { createFileRoute } from '@tanstack/react-router'
import { careersMeta } from '#content/careers/meta.ts'
import { careersBreadcrumbs, careersFaqs } from '#content/careers/page.ts'
import type { CareersPart } from '#features/site/careers/careers-page.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { StaticSection, staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/careers/')({
  async loader({ context }) {
    const list = await context.source.jobs()
    const sections = await staticSections<CareersPart>('careers', async () => {
      const { careersParts } = await import('#features/site/careers/careers-page.tsx')
      return careersParts(list)
    })
    return { openings: list.jobs, sections }
  },
  component: Page,
})

function Page() {
  const { openings, sections } = Route.useLoaderData()
  usePageHead({
    ...careersMeta(openings),
    structuredData: [breadcrumbJsonLd(siteOrigin, careersBreadcrumbs), ...faqJsonLd(careersFaqs(openings))],
  })
  return <StaticSection name="page" from={sections} />
}
