import { questionsCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { careersFaqs } from '#content/careers/page.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function CareersQuestions({ openings }: { openings: readonly Job[] }) {
  const faqs = careersFaqs(openings)
  return (
    <Section id="questions" entries={faqs}>
      <SectionHeading of="questions" lede={questionsCopy.lede}>
        {questionsCopy.heading}
      </SectionHeading>
      <div className="mt-8">
        <FaqList faqs={faqs} isInColumns />
      </div>
    </Section>
  )
}
