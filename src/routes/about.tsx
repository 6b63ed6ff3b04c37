import { createFileRoute } from '@tanstack/react-router'
import { Convictions } from '#features/site/about/convictions.tsx'
import { GetInTouch } from '#features/site/about/get-in-touch.tsx'
import { AboutHero } from '#features/site/about/hero.tsx'
import { AboutHighlights } from '#features/site/about/highlights.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/about')({ component: Page })

function Page() {
  usePageHead({
    path: '/about',
    title: 'About Us: Marketing and Product in One Team',
    description:
      'A digital marketing agency and product development firm in one: 200+ enterprise clients in 32 countries, 98% retention, two offices, one remote team.',
    keywords: [
      'about us',
      'digital marketing agency',
      'product development firm',
      'AI-powered solutions',
      'remote team',
    ],
    category: 'company',
    pageType: 'about',
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <>
      <AboutHero />
      <AboutHighlights />
      <Convictions />
      <GetInTouch />
    </>
  )
}
