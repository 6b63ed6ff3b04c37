import { anchors, marketingPackage } from '#content/digital-marketing.ts'
import { dollars } from '#content/prices.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type Still, StillPart } from '#ui/still.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { ComponentGrid } from './component-grid.tsx'
import { PackageLadder } from './package-ladder.tsx'
import type { MarketingPart } from './still-parts.tsx'

export function MarketingPage({ still }: { still: Still<MarketingPart> }) {
  return (
    <>
      <StillPart page="digital-marketing" name="hero" from={still} />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">from {dollars(marketingPackage.priceUsd)}</p>
        <ButtonLink href="/contact">Free session</ButtonLink>
      </PageMenu>
      <StillPart page="digital-marketing" name="budget" from={still} />
      <ComponentGrid />
      <StillPart page="digital-marketing" name="services" from={still} />
      <AuditTrail />
      <StillPart page="digital-marketing" name="evidence" from={still} />
      <PackageLadder />
      <StillPart page="digital-marketing" name="end" from={still} />
    </>
  )
}
