import { adPackage } from '#content/digital-advertising/package.ts'
import { anchors } from '#content/digital-advertising/page.ts'
import { dollars } from '#content/prices.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { ChannelMatrix } from './channel-matrix.tsx'
import type { AdvertisingPart } from './static-sections.tsx'

export function AdvertisingPage({ sections }: { sections: StaticSections<AdvertisingPart> }) {
  return (
    <>
      <StaticSection page="digital-advertising" name="hero" from={sections} />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">{dollars(adPackage.priceUsd)} one-time setup</p>
        <ButtonLink href="/contact">Free audit</ButtonLink>
      </PageMenu>
      <StaticSection page="digital-advertising" name="explanation" from={sections} />
      <ChannelMatrix />
      <StaticSection page="digital-advertising" name="sections" from={sections} />
    </>
  )
}
