import { heroCopy } from '#content/services/copy.ts'
import { overviewLede } from '#content/services/page.ts'
import type { Service } from '#contracts/content.ts'
import { Contours } from '#ui/contours.tsx'
import { ServiceCards } from './service-cards.tsx'

export function OverviewHero({ services }: { services: readonly Service[] }) {
  return (
    <section aria-labelledby="hero-heading" className="relative isolate overflow-clip bg-surface-tint">
      <Contours
        art="title-band"
        className="[--contour-gradient:linear-gradient(90deg,transparent_25%,var(--contour-color)_80%)] bottom-auto! h-[24rem] [--contour-color:var(--accent)] [--contour-opacity:.7] [--contour-position:right]"
      />
      <div className="page-width pt-14 pb-16 lg:pt-20 lg:pb-24">
        <h1 id="hero-heading" className="text-h1">
          {heroCopy.heading}
        </h1>
        <p className="mt-5 max-w-[38rem] text-lede text-ink-soft">{overviewLede}</p>
        {services.length > 0 ? (
          <div className="mt-12">
            <ServiceCards services={services} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
