import type { HomeCopy } from '#content/home/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import type { Faq } from '#seo/faq-json-ld.ts'
import { FaqList } from '#ui/faq-list.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function Questions({ copy }: { copy: HomeCopy['questions'] }) {
  const faqs: readonly Faq[] = copy.items
  if (faqs.length === 0) return null
  return (
    <section id="questions" aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="mb-6 text-h2-side">
        {copy.heading}
      </h2>
      <FaqList faqs={faqs} isClosed />
      {isPageOn(copy.link.href) ? (
        <p className="mt-4 text-small text-ink-soft">
          {copy.lede}{' '}
          <SiteLink
            href={copy.link.href}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4"
          >
            {copy.link.label}
          </SiteLink>
        </p>
      ) : null}
    </section>
  )
}
