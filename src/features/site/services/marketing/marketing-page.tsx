import { marketingPageCopy } from '#content/digital-marketing/copy.ts'
import { anchors } from '#content/digital-marketing/page.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { ComponentGrid } from './component-grid.tsx'
import { PackageLadder } from './package-ladder.tsx'
import type { MarketingPart } from './static-sections.tsx'

export function MarketingPage({ sections }: { sections: StaticSections<MarketingPart> }) {
  return (
    <>
      <StaticSection name="hero" from={sections} />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">{marketingPageCopy.price}</p>
        <ButtonLink href="/contact">{marketingPageCopy.action}</ButtonLink>
      </PageMenu>
      <StaticSection name="budget" from={sections} />
      <BelowFirstWindow>
        <ComponentGrid />
        <StaticSection name="services" from={sections} />
        <AuditTrail />
        <StaticSection name="evidence" from={sections} />
        <PackageLadder />
        <StaticSection name="end" from={sections} />
      </BelowFirstWindow>
    </>
  )
}
