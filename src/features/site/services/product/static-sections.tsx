import { SectionPair } from '../section-pair.tsx'
import { Advantages } from './advantages.tsx'
import { ProductHero } from './hero.tsx'
import { MvpPackage } from './mvp-package.tsx'
import { Engagements, ProductServices } from './services.tsx'
import { Stories } from './stories.tsx'
import { Team } from './team.tsx'
import { Technology } from './technology.tsx'
import { closingCopy } from '#content/product-development/copy.ts'
import { assessmentSteps } from '#content/product-development/sections.ts'
import { ClosingCall } from '../closing-call.tsx'

export const productParts = { hero: ProductHero, before: BeforeLifecycle, after: AfterLifecycle }
export type ProductPart = keyof typeof productParts

function BeforeLifecycle() {
  return (
    <>
      <Advantages />
      <SectionPair tone="tint" columns="lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <Team />
        <ProductServices />
      </SectionPair>
    </>
  )
}

function AfterLifecycle() {
  return (
    <>
      <Technology />
      <Stories />
      <Engagements />
      <MvpPackage />
      <ProductClosing />
    </>
  )
}

const { heading, lede, action } = closingCopy

const ProductClosing = () => <ClosingCall call={{ heading, text: lede, action, steps: assessmentSteps }} />
