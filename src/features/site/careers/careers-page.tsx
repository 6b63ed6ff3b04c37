import type { ComponentType } from 'react'
import { positionsCopy, resumeAction } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { CareersClosing } from './closing.tsx'
import { Culture } from './culture.tsx'
import { CareersHero } from './hero.tsx'
import { PositionList } from './position-list.tsx'
import { OpeningsNote } from './posting-note.tsx'
import { ApplicationProcess } from './process.tsx'
import { CareersQuestions } from './questions.tsx'

interface CareersProps {
  openings: readonly Job[]
  today: string
}

export const careersParts = (props: CareersProps): Record<'page', ComponentType> => ({
  page: () => <CareersPage {...props} />,
})
export type CareersPart = keyof ReturnType<typeof careersParts>

function CareersPage({ openings, today }: CareersProps) {
  const { heading, lede } = positionsCopy(openings)
  return (
    <>
      <CareersHero openings={openings} />
      <Section id="positions">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <SectionHeading of="positions" lede={lede}>
            {heading}
          </SectionHeading>
          {openings.length > 0 ? (
            <OpeningsNote openings={openings} today={today} />
          ) : (
            <ButtonLink href="/contact" className="justify-self-start">
              {resumeAction}
            </ButtonLink>
          )}
        </div>
        <PositionList openings={openings} />
      </Section>
      <BelowFirstWindow>
        <Culture />
        <ApplicationProcess openings={openings} />
        <CareersQuestions openings={openings} />
        <CareersClosing openings={openings} />
      </BelowFirstWindow>
    </>
  )
}
