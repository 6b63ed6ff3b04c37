import { createFileRoute } from '@tanstack/react-router'
import { privacySections, privacyUpdatedOn, storedInBrowser, storedOnServer } from '#content/legal/privacy.ts'
import { LegalPage } from '#features/site/legal/legal-page.tsx'
import { StoredTable } from '#features/site/legal/stored-table.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/privacy-policy')({ component: Page })

function Page() {
  usePageHead({
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What this site stores, why, where and for how long: two sign-in cookies, what you send us, and nothing to identify you. No tracking.',
    keywords: ['privacy policy', 'cookies', 'data protection', 'stored data'],
    category: 'company',
    pageType: 'legal',
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <LegalPage
      title="Privacy Policy"
      lede="What this site stores about you, why, and for how long. It describes what the software does."
      updatedOn={privacyUpdatedOn}
      sections={privacySections}
      after={{
        browser: <StoredTable caption="Stored in your browser" rows={storedInBrowser} />,
        server: <StoredTable caption="Stored by us" rows={storedOnServer} />,
      }}
    />
  )
}
