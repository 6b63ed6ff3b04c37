import { advertisingPageCopy } from '#content/digital-advertising/copy.ts'
import { anchors } from '#content/digital-advertising/page.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { ChannelMatrix } from './channel-matrix.tsx'
import type { AdvertisingPart } from './static-sections.tsx'

const hasIndustries = industrySlugs.some((slug) => isPageOn(`/services/${slug}`))
const anchorsOn = anchors.filter(({ id }) => id !== 'industries' || hasIndustries)

export function AdvertisingPage({ sections }: { sections: StaticSections<AdvertisingPart> }) {
  return (
    <>
      <StaticSection name="hero" from={sections} />
      <PageMenu
        sections={anchorsOn}
        price={advertisingPageCopy.price}
        action={{ href: '/contact', label: advertisingPageCopy.action }}
      />
      <StaticSection name="explanation" from={sections} />
      <BelowFirstWindow>
        <ChannelMatrix />
        <StaticSection name="sections" from={sections} />
      </BelowFirstWindow>
    </>
  )
}
