import { questionsCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { careersFaqs } from '#content/careers/page.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function CareersQuestions({ openings }: { openings: readonly Job[] }) {
  const faqs = careersFaqs(openings)
  return (
    <Section
      id="questions"
      entries={faqs}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <SectionHeading of="questions" lede={questionsCopy.lede}>
        {questionsCopy.heading}
      </SectionHeading>
      <FaqList faqs={faqs} />
    </Section>
  )
}
