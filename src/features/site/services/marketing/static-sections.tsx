import { staticSectionsCopy } from '#content/digital-marketing/copy.ts'
import { faqs } from '#content/digital-marketing/faqs.ts'
import { closing } from '#content/digital-marketing/sections.ts'
import { ClosingCall } from '../closing-call.tsx'
import { Questions } from '../questions.tsx'
import { HouseRules } from './house-rules.tsx'
import { IndustryRegister } from './industry-register.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MarketingHero } from './marketing-hero.tsx'
import { MoneyAndTime } from './money-and-time.tsx'
import { ServiceRota } from './service-rota.tsx'
import { SuccessStories } from './success-stories.tsx'

export const marketingParts = {
  hero: MarketingHero,
  budget: MoneyAndTime,
  services: ServiceRota,
  evidence: Evidence,
  end: End,
}
export type MarketingPart = keyof typeof marketingParts

function Evidence() {
  return (
    <>
      <SuccessStories />
      <KeyFigures />
      <HouseRules />
      <IndustryRegister />
    </>
  )
}

function End() {
  return (
    <>
      <Questions heading={staticSectionsCopy.questionsHeading} faqs={faqs} tone="light" />
      <ClosingCall call={closing} />
    </>
  )
}
