import { breadcrumbs } from '#content/digital-advertising/faqs.ts'
import { hero, trustBadges } from '#content/digital-advertising/sections.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { TrustBadges } from '../trust-badges.tsx'
import { AscentRoute } from './ascent-route.tsx'

export function AdvertisingHero() {
  return (
    <section
      aria-labelledby="hero-heading"
      className="on-band relative isolate overflow-clip bg-[radial-gradient(75%_110%_at_88%_0%,var(--color-brand-600),var(--color-brand-700)_45%,var(--band)_92%)] contrast:bg-none"
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,transparent_8%,var(--contour-33)_44%,var(--contour-color)_66%)] [--contour-opacity:.8]"
      />
      <div className="page-width relative flex flex-col pt-8 pb-9 lg:min-h-[43.75rem]">
        <Breadcrumbs items={breadcrumbs} />
        <div className="grid flex-1 gap-12 py-10 lg:grid-cols-[minmax(0,36.5rem)_1fr] lg:items-center lg:gap-10 lg:py-8">
          <div>
            <h1 id="hero-heading" className="text-[clamp(2.75rem,1.9rem+3vw,4.25rem)] leading-[1.02]">
              {hero.heading}
            </h1>
            <p className="mt-6 max-w-[33rem] text-lede text-ink-soft">{hero.lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="/contact" look="cta" size="hero">
                {hero.auditAction}
                <Icon name="arrow-right" />
              </ButtonLink>
              <ButtonLink href="#package" look="glass" size="hero">
                {hero.packageAction}
              </ButtonLink>
            </div>
          </div>
          <AscentRoute />
        </div>
        <TrustBadges badges={trustBadges} />
      </div>
    </section>
  )
}
