import { priceClimbCopy } from '#content/services/copy.ts'
import type { CSSProperties } from 'react'
import { formatMoney } from '#shared/formats.ts'
import { offers as allOffers } from '#content/services/page.ts'
import type { Service } from '#contracts/content.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { listedEntries } from './listed-entries.ts'

interface ServiceOffer {
  name?: string
  serviceId?: number
  price: number
  prefix: string
  terms: string
  path: string
}

const contentOffers: readonly ServiceOffer[] = allOffers

export function PriceClimb({ services }: { services: readonly Service[] }) {
  const offers = listedEntries(contentOffers, services)
  const points = pointsOf(offers)
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const columns: CSSProperties & Record<'--count', number> = { '--count': offers.length }
  return (
    <Section id="prices" entries={offers} tone="dark">
      <SectionHeading of="prices" lede={priceClimbCopy.lede}>
        {priceClimbCopy.heading(offers.length)}
      </SectionHeading>
      <div className="relative mt-12 lg:mt-4 lg:pt-72">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-0 hidden h-72 w-full overflow-visible lg:block"
        >
          {[0, 1, 2, 3, 4].map((echo) => (
            <path
              key={echo}
              d={`${line}L100 2`}
              transform={`translate(0 ${echo * 4})`}
              vectorEffect="non-scaling-stroke"
              strokeWidth={echo === 0 ? 2.5 : 1}
              className="fill-none stroke-accent contrast:nth-[n+2]:hidden"
              style={{ opacity: echo === 0 ? 1 : 0.45 - echo * 0.09 }}
            />
          ))}
        </svg>
        <ol style={columns} className="grid lg:grid-cols-[repeat(var(--count),1fr)]">
          {offers.map((offer, index) => (
            <Offer key={offer.terms} offer={offer} y={points[index]?.y ?? 0} />
          ))}
        </ol>
        {offers.length > 1 ? (
          <p className="mt-8 text-fine text-ink-soft max-lg:hidden">{priceClimbCopy.note}</p>
        ) : null}
      </div>
    </Section>
  )
}

/** On a logarithmic scale: on a linear one, three of the sample's four prices would lie at the bottom. */
function pointsOf(offers: readonly ServiceOffer[]): { x: number; y: number }[] {
  const logarithms = offers.map(({ price }) => Math.log(price))
  const lowest = Math.min(...logarithms)
  const span = Math.max(...logarithms) - lowest || 1
  const columnWidth = 100 / offers.length
  return logarithms.map((logarithm, index) => ({
    x: (index + 0.03) * columnWidth,
    y: 92 - ((logarithm - lowest) / span) * 84,
  }))
}

function Offer({ offer, y }: { offer: ServiceOffer; y: number }) {
  const { name, price, prefix, terms, path } = offer
  const style: CSSProperties & Record<'--y', string> = { '--y': `${(y / 100) * 18}rem` }
  return (
    <li
      style={style}
      className="relative border-l-3 border-on-band-accent pb-9 pl-7 last:pb-0 before:absolute before:top-2 before:-left-2.5 before:size-4.5 before:rounded-full before:border-3 before:border-on-band-accent before:bg-band lg:border-0 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:top-[calc(var(--y)-18rem)] lg:before:left-[3%] lg:before:-translate-1/2 lg:after:absolute lg:after:top-[calc(var(--y)-17.25rem)] lg:after:bottom-full lg:after:left-[3%] lg:after:border-l lg:after:border-dashed lg:after:border-line"
    >
      <p className="text-fine text-ink-soft">
        {prefix}{' '}
        <span className="block font-heading text-h2 leading-none font-semibold text-ink">
          {formatMoney(price)}
        </span>
      </p>
      <h3 className="mt-4 text-h4">
        <SiteLink
          href={path}
          className="underline decoration-on-band-accent underline-offset-4 hover:text-link"
        >
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 text-small text-ink-soft">{terms}</p>
    </li>
  )
}
