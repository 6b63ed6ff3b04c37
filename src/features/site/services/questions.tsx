import { questionsCopy } from '#content/services/copy.ts'
import type { Faq } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface QuestionsProps {
  heading: string
  faqs: readonly Faq[]
  tone?: 'light' | 'tint'
  isJoined?: boolean
}

export function Questions({ heading, faqs, tone = 'light', isJoined = false }: QuestionsProps) {
  return (
    <Section entries={faqs} id="questions" tone={tone} isJoined={isJoined}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <SectionHeading of="questions">{heading}</SectionHeading>
        {isPageOn('/contact') ? (
          <p className="max-w-[24rem] text-small text-ink-soft xl:text-end">
            {questionsCopy.note}{' '}
            <SiteLink href="/contact" className="font-semibold text-link underline underline-offset-4">
              {questionsCopy.action}
            </SiteLink>
          </p>
        ) : null}
      </div>
      <FaqList faqs={faqs} isInColumns />
    </Section>
  )
}
