import type { ReactNode } from 'react'
import { serviceHeroCopy } from '#content/services/copy.ts'
import type { Breadcrumb } from '#content/services/service-page.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { cn } from '#ui/cn.ts'
import { BookingLink } from './booking-link.tsx'
import { type ServiceTint, serviceGrounds } from './service-look.ts'

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
  /** Shown whole beside the text, in place of a screen. */
  figure?: ReactNode
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
  figure,
}: ServiceHeroProps) {
  return (
    <section
      aria-labelledby="hero-heading"
      className={cn(
        'relative isolate overflow-clip contrast:border-b-3 contrast:border-line',
        serviceGrounds[tint],
      )}
    >
      <div
        className={cn(
          'page-width grid gap-x-14 pt-4 lg:pt-6',
          figure
            ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]'
            : 'lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]',
        )}
      >
        <div className="pb-8 lg:pb-10">
          <Breadcrumbs items={breadcrumbs} />
          <h1 id="hero-heading" className="mt-6 text-service lg:mt-12">
            {heading}
          </h1>
          <p className="mt-4 max-w-[33rem] text-lede text-ink-soft lg:mt-5">{lede}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:mt-7">{children}</div>
          {bookingHref ? (
            <BookingLink href={bookingHref} className="max-sm:w-full max-sm:justify-center">
              {serviceHeroCopy.booking}
            </BookingLink>
          ) : null}
          {note}
        </div>
        {screen ? (
          <div className="relative h-66 lg:h-auto print:hidden">
            <div className="absolute start-0 top-0 w-150 lg:top-12 lg:w-240">{screen}</div>
          </div>
        ) : null}
        {figure ? <div className="self-center pb-8 lg:pt-6 lg:pb-14">{figure}</div> : null}
      </div>
    </section>
  )
}
