import { serviceNotOfferedCopy as copy } from '#content/booking/copy.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { ButtonLink } from '#ui/button.tsx'

export function ServiceNotOffered() {
  usePageHead({ path: '/booking', title: copy.title, description: copy.text, robots: 'noindex' })
  return (
    <section className="page-width section-space">
      <h1 className="text-h1">{copy.title}</h1>
      <p className="mt-4 max-w-xl text-lede text-ink-soft">{copy.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isPageOn('/services') ? <ButtonLink href="/services">{copy.services}</ButtonLink> : null}
        <ButtonLink href="/contact" look="outline">
          {copy.contact}
        </ButtonLink>
      </div>
    </section>
  )
}
