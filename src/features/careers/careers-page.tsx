import { Section, SectionHeading } from '#ui/section.tsx'
import { type Still, StillPart } from '#ui/still.tsx'
import { PostingNote } from './posting-note.tsx'
import type { CareersPart } from './still-parts.tsx'

export function CareersPage({ still }: { still: Still<CareersPart> }) {
  return (
    <>
      <StillPart page="careers" name="hero" from={still} />
      <Section id="positions">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <SectionHeading of="positions" lede="All of them are full-time and remote worldwide.">
            Open positions
          </SectionHeading>
          <PostingNote />
        </div>
        <StillPart page="careers" name="positions" from={still} />
      </Section>
      <StillPart page="careers" name="rest" from={still} />
    </>
  )
}
