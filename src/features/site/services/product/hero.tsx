import { productBreadcrumbs } from '#content/product-development/sections.ts'
import { assessmentValue } from '#content/product-development/sections.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { ChangeCurves } from './change-curves.tsx'

export function ProductHero() {
  return (
    <section aria-labelledby="hero-heading" className="on-band band-glow relative isolate overflow-clip">
      <Contours art="hero" fade="linear-gradient(90deg, transparent 30%, #0009)" />
      <div className="page-width pt-8 pb-14 lg:pb-20">
        <Breadcrumbs items={productBreadcrumbs} />
        <div className="mt-10 grid items-center gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div>
            <h1 id="hero-heading" className="text-h1">
              Product development, from sketch to live
            </h1>
            <p className="mt-6 max-w-[31rem] text-lede text-ink-soft">
              We design and build web, mobile and AI products in eight phases. Agents do the routine work,
              people make the decisions.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/contact" look="cta" size="hero">
                Get the free assessment
              </ButtonLink>
              <ButtonLink href="#lifecycle" look="glass" size="hero">
                See the eight phases
              </ButtonLink>
            </div>
            <p className="mt-4 text-small text-ink-soft">
              The technical assessment is valued at {assessmentValue}.
            </p>
          </div>
          <ChangeCurves />
        </div>
      </div>
    </section>
  )
}
