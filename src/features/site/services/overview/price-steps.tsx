import { priceClimbCopy } from '#content/services/copy.ts'
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

export function PriceSteps({ services }: { services: readonly Service[] }) {
  const offers = listedEntries(contentOffers, services)
  const heights = heightsOf(offers)
  return (
    <Section id="prices" entries={offers} tone="warm">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <SectionHeading of="prices">{priceClimbCopy.heading(offers.length)}</SectionHeading>
        <p className="max-w-[26rem] text-body text-ink-soft">{priceClimbCopy.lede}</p>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {offers.map((offer, index) => (
          <Offer key={offer.terms} offer={offer} height={heights[index] ?? 0} />
        ))}
      </ol>
      {offers.length > 1 ? (
        <p className="mt-5 text-fine text-ink-soft max-lg:hidden">{priceClimbCopy.note}</p>
      ) : null}
    </Section>
  )
}

/** In percent, on a logarithmic scale: on a linear one, three of the sample's four prices would lie at the bottom. */
function heightsOf(offers: readonly ServiceOffer[]): number[] {
  const logarithms = offers.map(({ price }) => Math.log(price))
  const lowest = Math.min(...logarithms)
  const span = Math.max(...logarithms) - lowest || 1
  return logarithms.map((logarithm) => 12 + ((logarithm - lowest) / span) * 88)
}

function Offer({ offer, height }: { offer: ServiceOffer; height: number }) {
  const { name, price, prefix, terms, path } = offer
  return (
    <li className="max-lg:border-t max-lg:border-line max-lg:pt-4">
      <div aria-hidden="true" className="flex h-28 items-end border-b-2 border-ink max-lg:hidden">
        <span
          className="block w-full rounded-t-chip border border-t-4 border-b-0 border-warm-line border-t-warm-accent bg-warm-raised"
          style={{ height: `${height.toFixed(1)}%` }}
        />
      </div>
      <p className="mt-4 text-fine text-ink-soft max-lg:mt-0">
        {prefix}{' '}
        <span className="block font-heading text-h2 leading-none font-semibold text-ink">
          {formatMoney(price)}
        </span>
      </p>
      <h3 className="mt-3 text-h4">
        <SiteLink href={path} className="underline decoration-warm-accent underline-offset-4 hover:text-link">
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 text-small text-ink-soft">{terms}</p>
    </li>
  )
}
