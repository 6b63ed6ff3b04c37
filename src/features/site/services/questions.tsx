import { questionsCopy } from '#content/services/copy.ts'
import type { Faq } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface QuestionsProps {
  heading: string
  faqs: readonly Faq[]
  tone?: 'light' | 'tint'
}

export function Questions({ heading, faqs, tone = 'tint' }: QuestionsProps) {
  return (
    <Section
      entries={faqs}
      id="questions"
      tone={tone}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr] lg:items-start"
    >
      <div>
        <SectionHeading of="questions" kicker={questionsCopy.kicker}>
          {heading}
        </SectionHeading>
        {isPageOn('/contact') ? (
          <p className="mt-4 max-w-[16rem] text-body text-ink-soft">{questionsCopy.note}</p>
        ) : null}
        <SiteLink
          whenOff="nothing"
          href="/contact"
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
        >
          {questionsCopy.action}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <FaqList faqs={faqs} />
    </Section>
  )
}
