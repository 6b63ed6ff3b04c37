import { adPackage, anchors, closing, faqs, industryCards } from '#content/digital-advertising.ts'
import { dollars } from '#content/prices.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { IndustryCards } from '../industry-cards.tsx'
import { Questions } from '../questions.tsx'
import { AdvertisingHero } from './advertising-hero.tsx'
import { Attribution } from './attribution.tsx'
import { AuditSheet } from './audit-sheet.tsx'
import { ChannelMatrix } from './channel-matrix.tsx'
import { Climb } from './climb.tsx'
import { Explanation } from './explanation.tsx'
import { History } from './history.tsx'
import { PackageOffer } from './package-offer.tsx'
import { Results } from './results.tsx'
import { TuningCalendar } from './tuning-calendar.tsx'

export function AdvertisingPage() {
  return (
    <>
      <AdvertisingHero />
      <PageMenu sections={anchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">{dollars(adPackage.priceUsd)} one-time setup</p>
        <ButtonLink href="/contact">Free audit</ButtonLink>
      </PageMenu>
      <Explanation />
      <ChannelMatrix />
      <Climb />
      <Results />
      <Attribution />
      <TuningCalendar />
      <AuditSheet />
      <History />
      <PackageOffer />
      <Section id="industries">
        <SectionHeading of="industries" kicker="Industries" className="mb-10">
          Same auctions, different arithmetic
        </SectionHeading>
        <IndustryCards cards={industryCards} />
      </Section>
      <Questions heading="Asked before every signature" faqs={faqs} />
      <ClosingCall call={closing} />
    </>
  )
}
