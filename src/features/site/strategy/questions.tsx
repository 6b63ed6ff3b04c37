import { questionsCopy } from '#content/strategy/copy.ts'
import { strategyFaqs } from '#content/strategy/sections.ts'
import type { Faq } from '#content/services/service-page.ts'
import { Card } from '#ui/card.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'

const questions: readonly Faq[] = strategyFaqs

export function StrategyQuestions() {
  return (
    <Section id="questions" entries={questions} tone="tint">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <SectionHeading of="questions">{questionsCopy.heading}</SectionHeading>
        <p className="max-w-[24rem] text-body text-ink-soft">{questionsCopy.note}</p>
      </div>
      <SnapRow label={questionsCopy.heading} className="md:grid md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <li key={question} className="grid">
            <Card as="article" size="small">
              <h3 className="text-h4">{question}</h3>
              <p className="mt-2 text-small text-ink-soft">{answer}</p>
            </Card>
          </li>
        ))}
      </SnapRow>
    </Section>
  )
}
