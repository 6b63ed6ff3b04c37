import { questionsCopy } from '#content/strategy/copy.ts'
import { strategyFaqs } from '#content/strategy/sections.ts'
import type { Faq } from '#content/services/service-page.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Section } from '#ui/section.tsx'

const questions: readonly Faq[] = strategyFaqs
const columns = [questions.slice(0, 2), questions.slice(2, 4), questions.slice(4)]

export function StrategyQuestions() {
  return (
    <Section id="questions" entries={strategyFaqs} className="grid items-start gap-6 lg:grid-cols-3">
      {columns.map((faqs, index) => (
        <div key={faqs[0]?.question} className={cn('grid gap-6', index === 1 && 'lg:mt-14')}>
          {index === 0 ? (
            <div className="lg:pb-6">
              <h2 id="questions-heading" className="text-h2">
                {questionsCopy.heading}
              </h2>
              <p className="mt-4 max-w-[21rem] text-ink-soft">{questionsCopy.note}</p>
            </div>
          ) : null}
          {faqs.map(({ question, answer }) => (
            <Card as="article" size="text" key={question}>
              <h3 className="text-h4">{question}</h3>
              <p className="mt-2 max-w-[32rem] text-small text-ink-soft">{answer}</p>
            </Card>
          ))}
        </div>
      ))}
    </Section>
  )
}
