import { CareersClosing } from './closing.tsx'
import { Culture } from './culture.tsx'
import { CareersHero } from './hero.tsx'
import { PositionList } from './position-list.tsx'
import { ApplicationProcess } from './process.tsx'
import { CareersQuestions } from './questions.tsx'

export const careersParts = { hero: CareersHero, positions: PositionList, rest: Rest }
export type CareersPart = keyof typeof careersParts

function Rest() {
  return (
    <>
      <Culture />
      <ApplicationProcess />
      <CareersQuestions />
      <CareersClosing />
    </>
  )
}
