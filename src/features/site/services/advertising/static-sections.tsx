import { staticSectionsCopy } from '#content/digital-advertising/copy.ts'
import { faqs } from '#content/digital-advertising/faqs.ts'
import { closing, industryCards } from '#content/digital-advertising/sections.ts'
import { ClosingCall } from '../closing-call.tsx'
import { IndustryCards } from '../industry-cards.tsx'
import { Questions } from '../questions.tsx'
import { SectionPair } from '../section-pair.tsx'
import { AdvertisingHero } from './advertising-hero.tsx'
import { Attribution } from './attribution.tsx'
import { AuditSheet } from './audit-sheet.tsx'
import { Explanation } from './explanation.tsx'
import { History } from './history.tsx'
import { PackageOffer } from './package-offer.tsx'
import { ProcessStairs } from './process-stairs.tsx'
import { Results } from './results.tsx'
import { TuningCalendar } from './tuning-calendar.tsx'

export const advertisingParts = { hero: AdvertisingHero, explanation: Explanation, sections: Sections }
export type AdvertisingPart = keyof typeof advertisingParts

function Sections() {
  return (
    <>
      <ProcessStairs />
      <Results />
      <Attribution />
      <TuningCalendar />
      <AuditSheet />
      <History />
      <SectionPair isJoined columns="xl:flex xl:gap-x-6">
        <PackageOffer />
        <IndustryCards isStacked heading={staticSectionsCopy.industriesHeading} cards={industryCards} />
      </SectionPair>
      <Questions heading={staticSectionsCopy.questionsHeading} faqs={faqs} isJoined />
      <ClosingCall call={closing} />
    </>
  )
}
