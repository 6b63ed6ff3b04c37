import { adPackage } from '#content/advertising-package.ts'
import { anchors } from '#content/digital-advertising.ts'
import { dollars } from '#content/prices.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type Still, StillPart } from '#ui/still.tsx'
import { ChannelMatrix } from './channel-matrix.tsx'
import type { AdvertisingPart } from './still-parts.tsx'

export function AdvertisingPage({ still }: { still: Still<AdvertisingPart> }) {
  return (
    <>
      <StillPart page="digital-advertising" name="hero" from={still} />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">{dollars(adPackage.priceUsd)} one-time setup</p>
        <ButtonLink href="/contact">Free audit</ButtonLink>
      </PageMenu>
      <StillPart page="digital-advertising" name="explanation" from={still} />
      <ChannelMatrix />
      <StillPart page="digital-advertising" name="sections" from={still} />
    </>
  )
}
