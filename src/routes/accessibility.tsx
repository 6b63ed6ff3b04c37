import {
  featuresPanelCopy,
  helpPanelCopy,
  heroCopy,
  statementPanelCopy,
} from '#content/accessibility/copy.ts'
import { createFileRoute } from '@tanstack/react-router'
import { accessibilityMeta } from '#content/accessibility/meta.ts'
import { accessibilityFaqs } from '#content/accessibility/page.ts'
import { FeaturesPanel } from '#features/site/accessibility/features-panel.tsx'
import { HelpPanel } from '#features/site/accessibility/help-panel.tsx'
import { AccessibilityHero } from '#features/site/accessibility/hero.tsx'
import { StatementPanel } from '#features/site/accessibility/statement-panel.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { PanelTabs } from '#ui/panel-tabs.tsx'

export const Route = createFileRoute('/accessibility')({ component: Page })

function Page() {
  usePageHead({
    ...accessibilityMeta,
    structuredData: [businessJsonLd(siteOrigin), ...faqJsonLd(accessibilityFaqs)],
  })
  return (
    <>
      <AccessibilityHero />
      <div className="page-width pt-8 pb-20 lg:pb-24">
        <PanelTabs
          label={heroCopy.heading}
          panels={[
            { id: 'features', name: featuresPanelCopy.heading, content: <FeaturesPanel /> },
            { id: 'statement', name: statementPanelCopy.heading, content: <StatementPanel /> },
            { id: 'help', name: helpPanelCopy.heading, content: <HelpPanel /> },
          ]}
        />
      </div>
    </>
  )
}
