import { getInTouchCopy } from '#content/about/copy.ts'
import type { ReactNode } from 'react'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

const linkedIn = site.socialProfiles.find(({ label }) => label === 'LinkedIn')
const hours = <span className="block text-small text-ink-soft">{supportHours}</span>

export function GetInTouch() {
  return (
    <Section id="touch" className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 id="touch-heading" className="text-h2">
          {getInTouchCopy.heading}
        </h2>
        <p className="mt-4 max-w-[28rem] text-lede text-ink-soft">{getInTouchCopy.lede}</p>
        <ButtonLink href="/contact" look="cta" size="hero" className="mt-8 max-sm:w-full">
          {getInTouchCopy.action}
        </ButtonLink>
      </div>
      <dl className="border-t-3 border-primary">
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
    </Section>
  )
}

interface RowProps {
  icon: 'map-pin' | 'mail' | 'phone' | 'link'
  name: string
  children: ReactNode
}

function Row({ icon, name, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-4 border-b border-line-strong py-5 sm:grid-cols-[1.5rem_8rem_1fr]">
      <dt className="col-span-2 grid grid-cols-subgrid font-heading font-semibold">
        <Icon name={icon} size="medium" className="mt-1 text-link" />
        {name}
      </dt>
      <dd className="max-sm:col-start-2">{children}</dd>
    </div>
  )
}
