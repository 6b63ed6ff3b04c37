import type { ReactNode } from 'react'
import { serviceHeroCopy } from '#content/services/copy.ts'
import type { Breadcrumb } from '#content/services/service-page.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type ServiceTint, serviceGrounds } from './service-tints.ts'

interface ServiceHeroProps {
  tint: ServiceTint
  breadcrumbs: readonly Breadcrumb[]
  heading: string
  lede: string
  /** The buttons, as ButtonLinks of size "hero". */
  children: ReactNode
  /** For pages whose literal buttons both lead elsewhere. */
  bookingHref?: string
  note?: ReactNode
  /** A drawn screen in its frame. It is cut at the bottom of the hero and at the end of the window. */
  screen?: ReactNode
}

export function ServiceHero({
  tint,
  breadcrumbs,
  heading,
  lede,
  children,
  bookingHref,
  note,
  screen,
}: ServiceHeroProps) {
  return (
    <section
      aria-labelledby="hero-heading"
      className={cn(
        'relative isolate overflow-clip contrast:border-b-3 contrast:border-line',
        serviceGrounds[tint],
      )}
    >
      <div className="page-width grid gap-x-14 pt-4 lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)] lg:pt-6">
        <div className="pb-8 lg:pb-10">
          <Breadcrumbs items={breadcrumbs} />
          <h1 id="hero-heading" className="mt-6 text-service lg:mt-12">
            {heading}
          </h1>
          <p className="mt-4 max-w-[33rem] text-lede text-ink-soft lg:mt-5">{lede}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:mt-7">{children}</div>
          {bookingHref ? (
            <SiteLink
              whenOff="nothing"
              href={bookingHref}
              className="mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline max-sm:w-full max-sm:justify-center"
            >
              <Icon name="calendar-check" />
              {serviceHeroCopy.booking}
            </SiteLink>
          ) : null}
          {note}
        </div>
        {screen ? (
          <div className="relative h-66 lg:h-auto print:hidden">
            <div className="absolute start-0 top-0 w-150 lg:top-12 lg:w-240">{screen}</div>
          </div>
        ) : null}
      </div>
    </section>
  )
}
