import { heroCopy } from '#content/strategy/copy.ts'
import { strategyRating } from '#site.config.ts'
import { strategyBreadcrumbs } from '#content/strategy/sections.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { PlanSheet } from './plan-sheet.tsx'

export function StrategyHero() {
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative isolate overflow-clip bg-linear-[100deg] from-surface-tint to-tint-strong contrast:bg-none"
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_20%,var(--contour-color)_75%)] [--contour-color:var(--accent)] [--contour-opacity:.44]"
      />
      <div className="page-width pt-8 pb-16 lg:pb-24">
        <Breadcrumbs items={strategyBreadcrumbs} />
        <div className="mt-8 grid items-center gap-12 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
          <div>
            <h1 id="hero-heading" className="text-h1 max-w-[12em]">
              {heroCopy.heading}
            </h1>
            <p className="mt-6 max-w-[29rem] text-lede text-ink-soft">{heroCopy.lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="#pricing" size="hero">
                {heroCopy.pricingAction}
              </ButtonLink>
              <ButtonLink href="#features" size="hero" look="outline">
                {heroCopy.featuresAction}
              </ButtonLink>
            </div>
            {strategyRating.count > 0 && <Rating />}
          </div>
          <PlanSheet />
        </div>
      </div>
    </section>
  )
}

function Rating() {
  return (
    <p className="mt-8 flex items-center gap-2 text-small text-ink-soft">
      <svg aria-hidden="true" viewBox="0 0 82 12" className="h-3 w-[5.125rem] fill-primary">
        <path d="M0 12 7.5 0 15 12ZM16.5 12 24 0l7.5 12ZM33 12 40.5 0 48 12ZM49.5 12 57 0l7.5 12ZM66 12 73.5 0 81 12Z" />
      </svg>
      <span>
        <strong className="font-semibold text-ink">{strategyRating.value}</strong> {heroCopy.rating}
      </span>
    </p>
  )
}
