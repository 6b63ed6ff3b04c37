import { careersPageCopy, closingCopy } from '#content/careers/copy.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { PostingNote } from './posting-note.tsx'
import type { CareersPart } from './static-sections.tsx'

export function CareersPage({ sections }: { sections: StaticSections<CareersPart> }) {
  return (
    <>
      <StaticSection page="careers" name="hero" from={sections} />
      <Section id="positions">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <SectionHeading of="positions" lede={careersPageCopy.lede}>
            {careersPageCopy.heading}
          </SectionHeading>
          {careersPageCopy.hasPositions ? (
            <PostingNote />
          ) : (
            <ButtonLink href="/contact" className="justify-self-start">
              {closingCopy.resumeAction}
            </ButtonLink>
          )}
        </div>
        <StaticSection page="careers" name="positions" from={sections} />
      </Section>
      <StaticSection page="careers" name="rest" from={sections} />
    </>
  )
}
