import { packageOfferCopy } from '#content/digital-advertising/copy.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { offer } from '#content/digital-advertising/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PriceFigure } from '#ui/price-figure.tsx'
import { OfferBand } from '../offer-band.tsx'

export function PackageOffer() {
  return (
    <OfferBand id="package" kicker={packageOfferCopy.kicker} heading={offer.heading}>
      <Card tone="onBand" size="none" className="mt-10 grid overflow-clip lg:grid-cols-[43fr_29fr]">
        <div className="p-6 sm:p-12">
          <h3 className="text-h3 lg:text-[1.75rem]">{adPackage.name}</h3>
          <p className="mt-1 text-body text-ink-soft">{offer.summary}</p>
          <ul className="mt-8 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {offer.deliverables.map((deliverable) => (
              <li key={deliverable} className="flex gap-3 text-small last:font-semibold">
                <Icon name="check" size="small" className="mt-1 text-kicker" />
                {deliverable}
              </li>
            ))}
          </ul>
          <TimeBar />
        </div>
        <div className="bg-tint p-6 sm:p-10 contrast:border-l-3">
          <p className="text-body font-semibold">{offer.priceNote}</p>
          <p className="mt-1 font-heading text-[clamp(4.5rem,3rem+5vw,6.75rem)] leading-none font-semibold tracking-[-0.05em] text-link contrast:text-ink">
            <PriceFigure amount={adPackage.price} />
          </p>
          <p className="mt-3 text-body font-semibold">{offer.includes}</p>
          <ButtonLink href="/contact" look="cta" size="hero" width="full" className="mt-6">
            {offer.action}
            <Icon name="arrow-right" />
          </ButtonLink>
          <dl className="mt-5 divide-y divide-line border-t border-line">
            {offer.terms.map(({ term, description }) => (
              <div key={term} className="grid grid-cols-[7rem_1fr] gap-5 py-3 text-small">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-medium">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </OfferBand>
  )
}

function TimeBar() {
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h4 className="text-h4">{packageOfferCopy.periodsTitle}</h4>
      <ol className="mt-4 grid gap-1 text-fine sm:grid-cols-[11fr_28fr_11fr]">
        {periods.map(({ name, when, look }) => (
          <li
            key={name}
            className="max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:items-center max-sm:gap-3"
          >
            <span className={`flex min-h-11 items-center px-3 py-2 leading-tight font-semibold ${look}`}>
              {name}
            </span>
            <span className="block text-ink-soft sm:pt-2">{when}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const periods = [
  {
    name: packageOfferCopy.setup,
    when: packageOfferCopy.setupWhen,
    look: 'rounded-chip sm:rounded-r-none bg-brand-200 text-night forced-colors:border contrast:border-2 contrast:bg-black contrast:text-white',
  },
  {
    name: packageOfferCopy.management,
    when: packageOfferCopy.managementWhen,
    look: 'rounded-chip sm:rounded-none bg-primary text-on-primary',
  },
  {
    name: packageOfferCopy.after,
    when: packageOfferCopy.afterWhen,
    look: 'rounded-chip sm:rounded-l-none border border-dashed border-line-strong',
  },
]
