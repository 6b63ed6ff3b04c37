import { advertisingPageCopy } from '#content/digital-advertising/copy.ts'
import { industryAnchors, staticSectionsCopy } from '#content/industry-advertising/copy.ts'
import { industryCards as contentIndustryCards } from '#content/digital-advertising/sections.ts'
import type { IndustryCard } from '#content/services/service-page.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import type { IndustrySlug } from '#content/industry-advertising/slugs.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { IndustryCards } from '../industry-cards.tsx'
import { Questions } from '../questions.tsx'
import { SectionPair } from '../section-pair.tsx'
import { IndustryHero } from './industry-hero.tsx'
import { LeaksAndChannels, MonthAndReport } from './industry-sections.tsx'
import { PackageStrip } from './package-strip.tsx'

const industryCards: readonly IndustryCard[] = contentIndustryCards

export const industryParts = (slug: IndustrySlug) => ({ page: () => <IndustryTemplate slug={slug} /> })

const otherIndustries = (path: string) =>
  industryCards.filter((card) => card.path !== path && isPageOn(card.path))

function IndustryTemplate({ slug }: { slug: IndustrySlug }) {
  const page = industryPages[slug]
  const sections = industrySections[slug]
  const others = otherIndustries(page.meta.path)
  const isEmpty: Readonly<Record<string, boolean>> = {
    leaks: sections.leaks.length === 0,
    channels: [...sections.first, ...sections.next, ...sections.leave].length === 0,
    month: sections.weeks.length === 0,
    report: sections.report.length === 0,
    questions: page.faqs.length === 0,
    industries: others.length === 0,
  }
  return (
    <>
      <IndustryHero page={page} sections={sections} />
      <PageMenu
        sections={industryAnchors.filter(({ id }) => !isEmpty[id])}
        price={advertisingPageCopy.price}
        action={{ href: '/contact', label: advertisingPageCopy.action }}
      />
      <LeaksAndChannels sections={sections} />
      <BelowFirstWindow>
        <MonthAndReport sections={sections} />
        <PackageStrip />
        <Questions heading={staticSectionsCopy.questionsHeading(page.name)} faqs={page.faqs} isJoined />
        <SectionPair isJoined>
          <IndustryCards heading={staticSectionsCopy.industriesHeading} cards={others} />
        </SectionPair>
        <ClosingCall call={sections.closing} />
      </BelowFirstWindow>
    </>
  )
}
