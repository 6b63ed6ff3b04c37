import { consultation } from '#content/booking/consultation.ts'
import { heroCopy } from '#content/strategy/copy.ts'
import { strategyRating } from '#site.config.ts'
import { strategyBreadcrumbs } from '#content/strategy/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ServiceHero } from '../services/service-hero.tsx'
import { PlanSheet } from './plan-sheet.tsx'

export function StrategyHero() {
  return (
    <ServiceHero
      tint="sky"
      breadcrumbs={strategyBreadcrumbs}
      heading={heroCopy.heading}
      lede={heroCopy.lede}
      bookingHref={consultation.href}
      note={strategyRating.count > 0 ? <Rating /> : undefined}
      figure={<PlanSheet />}
    >
      <ButtonLink href="#pricing" look="cta" size="hero">
        {heroCopy.pricingAction}
      </ButtonLink>
      <ButtonLink href="#features" size="hero" look="outline">
        {heroCopy.featuresAction}
      </ButtonLink>
    </ServiceHero>
  )
}

function Rating() {
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-ink-soft">
      <svg aria-hidden="true" viewBox="0 0 82 12" className="h-3 w-[5.125rem] fill-primary">
        <path d="M0 12 7.5 0 15 12ZM16.5 12 24 0l7.5 12ZM33 12 40.5 0 48 12ZM49.5 12 57 0l7.5 12ZM66 12 73.5 0 81 12Z" />
      </svg>
      <span>
        <strong className="font-semibold text-ink">{strategyRating.value}</strong> {heroCopy.rating}
      </span>
    </p>
  )
}
