import { createFileRoute } from '@tanstack/react-router'
import { aboutMeta } from '#content/about/meta.ts'
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
    ...aboutMeta,
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
