import { serviceBooking } from '#content/booking/consultation.ts'
import { industryHeroCopy } from '#content/industry-advertising/copy.ts'
import type { ExampleSum, IndustryPage, IndustrySections } from '#content/services/service-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { ServiceHero } from '../service-hero.tsx'
import { workOut } from './work-out.ts'

interface IndustryHeroProps {
  page: IndustryPage
  sections: IndustrySections
}

export function IndustryHero({ page, sections }: IndustryHeroProps) {
  return (
    <ServiceHero
      tint="ember"
      breadcrumbs={page.breadcrumbs}
      heading={sections.heading}
      lede={sections.lede}
      bookingHref={serviceBooking.advertising}
      figure={<SumSheet sum={sections.sum} />}
    >
      <ButtonLink href="/contact" look="cta" size="hero">
        {industryHeroCopy.action}
        <Icon name="arrow-right" />
      </ButtonLink>
      <ButtonLink href="/services/digital-advertising#package" look="outline" size="hero">
        {industryHeroCopy.packageAction}
      </ButtonLink>
    </ServiceHero>
  )
}

function SumSheet({ sum }: { sum: ExampleSum }) {
  const { lines, result } = workOut(sum.lines)
  return (
    <Card as="figure" tone="onBand" className="shadow-device">
      <h2 className="text-h3">{sum.heading}</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {lines.map(({ label, step, left }) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto_5.5rem] items-baseline gap-x-4 py-3 text-small"
          >
            <dt>{label}</dt>
            <dd className="text-ink-soft tabular">{step}</dd>
            <dd className="text-right font-semibold tabular">{left}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-end justify-between gap-4">
        <span className="max-w-[9rem] text-body font-semibold">{sum.result}</span>
        <span className="font-heading text-[clamp(3rem,2rem+3vw,4.25rem)] leading-none font-bold tracking-[-0.04em] text-ember-ink tabular">
          {result}
        </span>
      </p>
      <figcaption className="mt-3 text-fine text-ink-soft">{sum.note}</figcaption>
    </Card>
  )
}
