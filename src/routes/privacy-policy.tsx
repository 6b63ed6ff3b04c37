import { privacyCopy } from '#content/legal/copy.ts'
import { createFileRoute } from '@tanstack/react-router'
import { privacyMeta } from '#content/legal/privacy-meta.ts'
import { privacySections, privacyUpdatedOn, storedInBrowser, storedOnServer } from '#content/legal/privacy.ts'
import { LegalPage } from '#features/site/legal/legal-page.tsx'
import { StoredTable } from '#features/site/legal/stored-table.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/privacy-policy')({ component: Page })

function Page() {
  usePageHead({
    ...privacyMeta,
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <LegalPage
      title={privacyCopy.heading}
      lede={privacyCopy.lede}
      updatedOn={privacyUpdatedOn}
      sections={privacySections}
      after={{
        browser: <StoredTable caption={privacyCopy.browserCaption} rows={storedInBrowser} />,
        server: <StoredTable caption={privacyCopy.serverCaption} rows={storedOnServer} />,
      }}
    />
  )
}
