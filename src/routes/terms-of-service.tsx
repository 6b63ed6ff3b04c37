import { termsCopy } from '#content/legal/copy.ts'
import { createFileRoute } from '@tanstack/react-router'
import { termsMeta } from '#content/legal/terms-meta.ts'
import { termsSections, termsUpdatedOn } from '#content/legal/terms.ts'
import { LegalPage } from '#features/site/legal/legal-page.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/terms-of-service')({ component: Page })

function Page() {
  usePageHead({
    ...termsMeta,
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <LegalPage
      title={termsCopy.heading}
      lede={termsCopy.lede}
      updatedOn={termsUpdatedOn}
      sections={termsSections}
    />
  )
}
