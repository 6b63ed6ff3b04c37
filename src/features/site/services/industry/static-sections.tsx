import { staticSectionsCopy } from '#content/industry-advertising/copy.ts'
import { industryCards as contentIndustryCards } from '#content/digital-advertising/sections.ts'
import type { IndustryCard } from '#content/services/service-page.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import type { IndustrySlug } from '#content/industry-advertising/slugs.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { IndustryCards } from '../industry-cards.tsx'
import { Questions } from '../questions.tsx'
import { IndustryHero } from './industry-hero.tsx'
import { ChannelOrder, FirstMonth, Leaks, ReportLines } from './industry-sections.tsx'
import { PackageStrip } from './package-strip.tsx'

const industryCards: readonly IndustryCard[] = contentIndustryCards

export const industryParts = (slug: IndustrySlug) => ({ page: () => <IndustryTemplate slug={slug} /> })

const otherIndustries = (path: string) => industryCards.filter((card) => card.path !== path)

function IndustryTemplate({ slug }: { slug: IndustrySlug }) {
  const page = industryPages[slug]
  const sections = industrySections[slug]
  return (
    <>
      <IndustryHero page={page} sections={sections} />
      <Leaks sections={sections} />
      <BelowFirstWindow>
        <ChannelOrder sections={sections} />
        <FirstMonth sections={sections} />
        <ReportLines sections={sections} />
        <PackageStrip />
        <Questions heading={staticSectionsCopy.questionsHeading(page.name)} faqs={page.faqs} />
        <IndustryCards
          kicker={staticSectionsCopy.industriesKicker}
          heading={staticSectionsCopy.industriesHeading}
          cards={otherIndustries(page.meta.path)}
        />
        <ClosingCall call={sections.closing} />
      </BelowFirstWindow>
    </>
  )
}
