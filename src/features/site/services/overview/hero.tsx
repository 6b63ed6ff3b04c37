import { consultation } from '#content/booking/consultation.ts'
import { heroCopy } from '#content/services/copy.ts'
import { overviewLede } from '#content/services/page.ts'
import type { Service } from '#contracts/content.ts'
import { BookingLink } from '../booking-link.tsx'
import { ServiceCards } from './service-cards.tsx'

export function OverviewHero({ services }: { services: readonly Service[] }) {
  return (
    <section aria-labelledby="hero-heading" className="bg-surface">
      <div className="page-width pt-10 pb-14 lg:pt-14 lg:pb-18">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3">
          <h1 id="hero-heading" className="text-service">
            {heroCopy.heading}
          </h1>
          <div className="max-w-[36rem]">
            <p className="text-lede text-ink-soft">{overviewLede}</p>
            <BookingLink href={consultation.href}>{heroCopy.booking}</BookingLink>
          </div>
        </div>
        {services.length > 0 ? (
          <div className="mt-8">
            <ServiceCards services={services} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
