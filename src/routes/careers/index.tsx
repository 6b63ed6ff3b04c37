import { createFileRoute } from '@tanstack/react-router'
import { careersBreadcrumbs, careersFaqs } from '#content/careers.ts'
import { CareersClosing } from '#features/careers/closing.tsx'
import { Culture } from '#features/careers/culture.tsx'
import { CareersHero } from '#features/careers/hero.tsx'
import { Positions } from '#features/careers/positions.tsx'
import { ApplicationProcess } from '#features/careers/process.tsx'
import { CareersQuestions } from '#features/careers/questions.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/careers/')({ component: Page })

function Page() {
  usePageHead({
    path: '/careers',
    title: 'Careers: Seven Remote Positions',
    description:
      'Seven full-time positions in marketing, product development and quality assurance, remote and worldwide. How we work, what you get and how to apply.',
    keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
    category: 'careers',
    pageType: 'careers',
    structuredData: [breadcrumbJsonLd(siteOrigin, careersBreadcrumbs), faqJsonLd(careersFaqs)],
  })
  return (
    <>
      <CareersHero />
      <Positions />
      <Culture />
      <ApplicationProcess />
      <CareersQuestions />
      <CareersClosing />
    </>
  )
}
