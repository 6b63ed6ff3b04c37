import type { HomeCopy } from '#content/home/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import type { Faq } from '#seo/faq-json-ld.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function Questions({ copy }: { copy: HomeCopy['questions'] }) {
  const faqs: readonly Faq[] = copy.items
  return (
    <Section id="questions" entries={faqs} tone="tint" className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <SectionHeading of="questions" kicker={copy.kicker}>
          {copy.heading}
        </SectionHeading>
        <p className="mt-4 max-w-[16rem] text-ink-soft">{copy.lede}</p>
        {isPageOn(copy.link.href) ? (
          <p className="mt-2 text-small font-semibold">
            <SiteLink
              href={copy.link.href}
              className="inline-flex min-h-11 items-center gap-2 text-link hover:underline"
            >
              {copy.link.label}
              <Icon name="arrow-right" />
            </SiteLink>
          </p>
        ) : null}
      </div>
      <div className="lg:col-span-8">
        <FaqList faqs={faqs} />
      </div>
    </Section>
  )
}
