import { createFileRoute } from '@tanstack/react-router'
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
    path: '/careers',
    title: 'Careers: Seven Remote Positions',
    description:
      'Seven full-time positions in marketing, product development and quality assurance, remote worldwide. How we work, what you get and how to apply.',
    keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
    category: 'careers',
    pageType: 'careers',
    structuredData: [breadcrumbJsonLd(siteOrigin, careersBreadcrumbs), faqJsonLd(careersFaqs)],
  })
  return <CareersPage sections={Route.useLoaderData()} />
}
