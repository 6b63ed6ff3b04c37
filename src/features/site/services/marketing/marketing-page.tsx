import { marketingPageCopy } from '#content/digital-marketing/copy.ts'
import { anchors } from '#content/digital-marketing/page.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
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
      <PageMenu
        sections={anchors}
        price={marketingPageCopy.price}
        action={{ href: '/contact', label: marketingPageCopy.action }}
      />
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
