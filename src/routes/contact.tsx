import { createFileRoute } from '@tanstack/react-router'
import { contactMeta } from '#content/contact/meta.ts'
import { Expectations } from '#features/site/contact/expectations.tsx'
import { ContactHero } from '#features/site/contact/hero.tsx'
import { OtherWays } from '#features/site/contact/other-ways.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/contact')({ component: Page })

function Page() {
  usePageHead({
    ...contactMeta,
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <>
      <ContactHero />
      <Expectations />
      <OtherWays />
    </>
  )
}
