import { freeStartsCopy } from '#content/services/copy.ts'
import { freeStarts } from '#content/services/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function FreeStarts() {
  return (
    <Section id="start" entries={freeStarts} tone="tint">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading of="start" lede={freeStartsCopy.lede}>
          {freeStartsCopy.heading}
        </SectionHeading>
        <ButtonLink href="/contact" look="cta" size="hero" className="max-sm:w-full">
          {freeStartsCopy.action}
        </ButtonLink>
      </div>
      <dl className="mt-12 grid gap-y-8 md:grid-cols-3 md:divide-x md:divide-line-strong">
        {freeStarts.map(({ name, value, text }) => (
          <div
            key={name}
            className="max-md:border-t max-md:border-line-strong max-md:pt-6 md:px-6 md:first:pl-0 md:last:pr-0"
          >
            <dt className="font-heading text-h4 font-semibold">{name}</dt>
            <dd>
              <span className="mt-3 block font-heading text-h1 font-bold text-primary">
                <s aria-hidden="true" className="decoration-accent decoration-3">
                  {value}
                </s>
                <span className="sr-only">{freeStartsCopy.valued(value)}</span>
              </span>
              <span className="mt-2 block text-small text-ink-soft">
                <span aria-hidden="true">{freeStartsCopy.free} </span>
                {text}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
