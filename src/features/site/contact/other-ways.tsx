import { consultation } from '#content/booking/consultation.ts'
import { otherWaysCopy } from '#content/contact/copy.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const routes = [
  { said: otherWaysCopy.bookingSaid, label: otherWaysCopy.bookingLink, href: consultation.href },
  { said: otherWaysCopy.jobSaid, label: otherWaysCopy.jobLink, href: '/careers' },
  {
    said: otherWaysCopy.accessibilitySaid,
    label: otherWaysCopy.accessibilityLink,
    href: '/accessibility?tab=help',
  },
] as const

export function OtherWays() {
  return (
    <Section
      id="ways"
      tone="tint"
      className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div>
        <h2 id="ways-heading" className="text-h2">
          {otherWaysCopy.heading}
        </h2>
        <ul className="mt-6 border-t border-line-strong">
          {waysElsewhere(routes).map(({ said, label, href }) => (
            <li
              key={href}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line-strong py-2 max-sm:block max-sm:py-3"
            >
              <span className="text-ink-soft">{said}</span>
              <SiteLink href={href} className="py-2 font-semibold text-link hover:underline max-sm:block">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <address className="grid content-start gap-5 not-italic max-lg:grid-cols-2 lg:border-l lg:border-line-strong lg:pl-12">
        {site.offices.map(({ city, country, isHeadquarters }) => (
          <p key={city}>
            <span className="block text-fine text-ink-soft">
              {isHeadquarters ? otherWaysCopy.headquarters : otherWaysCopy.office}
            </span>
            <span className="font-heading text-h4 font-semibold">
              {city}, {country}
            </span>
          </p>
        ))}
        <p>
          <span className="block text-fine text-ink-soft">{otherWaysCopy.everywhereElse}</span>
          <span className="font-heading text-h4 font-semibold">{otherWaysCopy.remoteTeam}</span>
        </p>
      </address>
    </Section>
  )
}

/** A fork without bookings sends its readers to the contact page, which is the page that lists these. */
export const waysElsewhere = <Way extends { href: string }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ href }) => isPageOn(href) && !/^\/contact(?:[?#]|$)/.test(href))
