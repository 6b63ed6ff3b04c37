import { staticSectionsCopy } from '#content/digital-marketing/copy.ts'
import { faqs } from '#content/digital-marketing/faqs.ts'
import { bestPractices, closing, industries } from '#content/digital-marketing/sections.ts'
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
      <RulesAndIndustries />
    </>
  )
}

const rules: readonly unknown[] = bestPractices
const rows: readonly unknown[] = industries

function RulesAndIndustries() {
  if (rules.length + rows.length === 0) return null
  return (
    <div className="section-space bg-surface-tint">
      <div className="page-width grid gap-x-14 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {rules.length > 0 ? <HouseRules /> : null}
        {rows.length > 0 ? <IndustryRegister /> : null}
      </div>
    </div>
  )
}

function End() {
  return (
    <>
      <Questions heading={staticSectionsCopy.questionsHeading} faqs={faqs} isJoined />
      <ClosingCall call={closing} />
    </>
  )
}
