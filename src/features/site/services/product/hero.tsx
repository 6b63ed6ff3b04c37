import { heroCopy } from '#content/product-development/copy.ts'
import { productBreadcrumbs } from '#content/product-development/sections.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { ChangeCurves } from './change-curves.tsx'

export function ProductHero() {
  return (
    <section aria-labelledby="hero-heading" className="on-band band-glow relative isolate overflow-clip">
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_30%,var(--contour-color))] [--contour-opacity:.6]"
      />
      <div className="page-width pt-8 pb-14 lg:pb-20">
        <Breadcrumbs items={productBreadcrumbs} />
        <div className="mt-10 grid items-center gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div>
            <h1 id="hero-heading" className="text-h1">
              {heroCopy.heading}
            </h1>
            <p className="mt-6 max-w-[31rem] text-lede text-ink-soft">{heroCopy.lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="/contact" look="cta" size="hero">
                {heroCopy.action}
              </ButtonLink>
              <ButtonLink href="#lifecycle" look="glass" size="hero">
                {heroCopy.phasesAction}
              </ButtonLink>
            </div>
            <p className="mt-4 text-small text-ink-soft">{heroCopy.assessmentNote}</p>
          </div>
          <ChangeCurves />
        </div>
      </div>
    </section>
  )
}
