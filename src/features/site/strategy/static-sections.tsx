import { StrategyClosing } from './closing.tsx'
import { StrategyHero } from './hero.tsx'
import { StrategyHighlights } from './highlights.tsx'
import { PackageContents } from './package-contents.tsx'
import { StrategyQuestions } from './questions.tsx'

export const strategyParts = { hero: StrategyHero, before: BeforePricing, after: AfterPricing }

function BeforePricing() {
  return (
    <>
      <StrategyHighlights />
      <PackageContents />
    </>
  )
}

function AfterPricing() {
  return (
    <>
      <StrategyQuestions />
      <StrategyClosing />
    </>
  )
}
