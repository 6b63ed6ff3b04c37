import { Section, SectionHeading } from '#ui/section.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { PostingNote } from './posting-note.tsx'
import type { CareersPart } from './static-sections.tsx'

export function CareersPage({ still }: { still: StaticSections<CareersPart> }) {
  return (
    <>
      <StaticSection page="careers" name="hero" from={still} />
      <Section id="positions">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <SectionHeading of="positions" lede="All of them are full-time and remote worldwide.">
            Open positions
          </SectionHeading>
          <PostingNote />
        </div>
        <StaticSection page="careers" name="positions" from={still} />
      </Section>
      <StaticSection page="careers" name="rest" from={still} />
    </>
  )
}
