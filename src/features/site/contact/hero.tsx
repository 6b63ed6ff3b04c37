import { useHydrated, useLocation } from '@tanstack/react-router'
import { consultation } from '#content/booking/consultation.ts'
import { heroCopy } from '#content/contact/copy.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { Icon } from '#ui/icon.tsx'
import { BookingCard } from './booking-card.tsx'
import { mailtoHref } from './mailto-href.ts'
import { SupportWeek } from './support-week.tsx'

export function ContactHero() {
  return (
    <section aria-labelledby="hero-heading">
      <div className="page-width grid items-center gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16">
        <div className="min-w-0">
          <h1 id="hero-heading" className="text-display">
            {heroCopy.heading}
          </h1>
          <p className="mt-5 max-w-[32rem] text-lede text-ink-soft">{heroCopy.lede}</p>
          <Email />
          <p className="mt-5 flex flex-wrap items-center gap-x-3 text-ink-soft">
            <Icon name={site.phone ? 'phone' : 'clock'} className="text-link" />
            {site.phone ? (
              <a href={site.phoneHref} className="py-2 font-semibold text-link hover:underline">
                {site.phone}
              </a>
            ) : null}
            {supportHours}
          </p>
        </div>
        {consultationPath ? <BookingCard path={consultationPath} /> : <SupportWeek />}
      </div>
    </section>
  )
}

function Email() {
  const isHydrated = useHydrated()
  const { searchStr } = useLocation()
  const subject = isHydrated ? new URLSearchParams(searchStr).get('subject') : null
  const href = mailtoHref(site.email, subject)
  const hasSubject = href.includes('?')
  return (
    <p data-live="?subject" className="mt-9">
      <a
        href={href}
        className="font-heading text-[clamp(1.5rem,1rem+3vw,3rem)] leading-tight font-semibold tracking-tight text-link underline decoration-accent decoration-3 underline-offset-8 hover:decoration-primary"
      >
        {site.email}
      </a>
      <span role="status" className="mt-4 block min-h-6 text-small text-ink-soft">
        {hasSubject ? heroCopy.subjectNote : ''}
      </span>
    </p>
  )
}

const { href }: { href: string } = consultation

/** The booking page of the consultation; without one, a site sends its readers to its contact page. */
export const consultationPath = href.startsWith('/booking/') && isPageOn(href) ? href : undefined
