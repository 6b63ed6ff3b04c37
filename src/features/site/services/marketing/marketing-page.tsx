import { marketingPageCopy } from '#content/digital-marketing/copy.ts'
import { anchors } from '#content/digital-marketing/page.ts'
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
      <StaticSection page="digital-marketing" name="hero" from={sections} />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">{marketingPageCopy.price}</p>
        <ButtonLink href="/contact">{marketingPageCopy.action}</ButtonLink>
      </PageMenu>
      <StaticSection page="digital-marketing" name="budget" from={sections} />
      <ComponentGrid />
      <StaticSection page="digital-marketing" name="services" from={sections} />
      <AuditTrail />
      <StaticSection page="digital-marketing" name="evidence" from={sections} />
      <PackageLadder />
      <StaticSection page="digital-marketing" name="end" from={sections} />
    </>
  )
}
