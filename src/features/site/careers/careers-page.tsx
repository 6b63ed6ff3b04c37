import type { ComponentType } from 'react'
import { positionsCopy, resumeAction } from '#content/careers/copy.ts'
import { moreJobsText } from '#content/careers/openings.ts'
import type { JobList } from '#contracts/jobs.ts'
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

export const careersParts = (list: JobList): Record<'page', ComponentType> => ({
  page: () => <CareersPage list={list} />,
})
export type CareersPart = keyof ReturnType<typeof careersParts>

function CareersPage({ list: { jobs: openings, hasMore } }: { list: JobList }) {
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
            <OpeningsNote openings={openings} />
          ) : (
            <ButtonLink href="/contact" className="justify-self-start">
              {resumeAction}
            </ButtonLink>
          )}
        </div>
        <PositionList openings={openings} />
        {hasMore ? <p className="mt-4 text-small text-ink-soft">{moreJobsText}</p> : null}
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
