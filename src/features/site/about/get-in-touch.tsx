import { getInTouchCopy } from '#content/about/copy.ts'
import type { ReactNode } from 'react'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { ClosingCard } from '#ui/closing-card.tsx'
import { Icon } from '#ui/icon.tsx'

const linkedIn = site.socialProfiles.find(({ label }) => label === 'LinkedIn')
const hours = <span className="block text-small text-ink-soft">{supportHours}</span>

export function GetInTouch() {
  return (
    <ClosingCard
      id="touch"
      heading={getInTouchCopy.heading}
      text={getInTouchCopy.lede}
      action={{ label: getInTouchCopy.action, href: '/contact' }}
    >
      <dl className="border-t border-line-strong">
        <Row icon="map-pin" name={getInTouchCopy.locations}>
          {site.offices.map(({ city, country, isHeadquarters }) => (
            <span key={city} className="block">
              {city}, {country}{' '}
              <span className="text-ink-soft">
                {isHeadquarters ? getInTouchCopy.headquarters : getInTouchCopy.office}
              </span>
            </span>
          ))}
          <span className="block">
            {getInTouchCopy.elsewhere} <span className="text-ink-soft">{getInTouchCopy.remoteTeam}</span>
          </span>
        </Row>
        <Row icon="mail" name={getInTouchCopy.email}>
          <a href={`mailto:${site.email}`} className="font-semibold text-link hover:underline">
            {site.email}
          </a>
          {site.phone ? null : hours}
        </Row>
        {site.phone ? (
          <Row icon="phone" name={getInTouchCopy.phone}>
            <a href={site.phoneHref} className="font-semibold text-link hover:underline">
              {site.phone}
            </a>
            {hours}
          </Row>
        ) : null}
        {linkedIn ? (
          <Row icon="link" name={getInTouchCopy.network}>
            <a href={linkedIn.url} rel="noopener" className="font-semibold text-link hover:underline">
              {getInTouchCopy.linkedIn}
            </a>
          </Row>
        ) : null}
      </dl>
    </ClosingCard>
  )
}

interface RowProps {
  icon: 'map-pin' | 'mail' | 'phone' | 'link'
  name: string
  children: ReactNode
}

function Row({ icon, name, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-b border-line-strong py-4 last:border-b-0 sm:grid-cols-[1.5rem_8rem_1fr]">
      <dt className="col-span-2 grid grid-cols-subgrid font-heading font-semibold">
        <Icon name={icon} size="medium" className="mt-1 text-link" />
        {name}
      </dt>
      <dd className="max-sm:col-start-2">{children}</dd>
    </div>
  )
}
