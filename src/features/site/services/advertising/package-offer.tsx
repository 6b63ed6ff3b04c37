import { packageOfferCopy } from '#content/digital-advertising/copy.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { offer } from '#content/digital-advertising/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section.tsx'
import { CheckedItem, PackageCard } from '../package-card.tsx'
import { Half } from '../section-pair.tsx'

export function PackageOffer() {
  return (
    <Half id="package" className="grow">
      <SectionHeading isSide of="package" className="mb-6 xl:max-w-[28rem]">
        {offer.heading}
      </SectionHeading>
      <PackageCard
        name={adPackage.name}
        summary={offer.summary}
        price={adPackage.price}
        pricePrefix={offer.priceNote}
        priceNote={offer.includes}
        aside={<Terms />}
        action={
          <ButtonLink href="/contact" look="cta" size="hero" width="full">
            {offer.action}
            <Icon name="arrow-right" />
          </ButtonLink>
        }
      >
        <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          {offer.deliverables.map((deliverable) => (
            <CheckedItem key={deliverable}>{deliverable}</CheckedItem>
          ))}
        </ul>
        <TimeBar />
      </PackageCard>
    </Half>
  )
}

function Terms() {
  return (
    <dl className="border-t border-line text-fine">
      {offer.terms.map(({ term, description }) => (
        <div key={term} className="grid grid-cols-[5.25rem_1fr] gap-3 border-b border-line py-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-medium">{description}</dd>
        </div>
      ))}
    </dl>
  )
}

function TimeBar() {
  return (
    <div className="mt-6">
      <h4 className="text-[1.0625rem] leading-snug">{packageOfferCopy.periodsTitle}</h4>
      <ol className="mt-3 grid gap-1 text-fine sm:grid-cols-[12fr_28fr_12fr]">
        {periods.map(({ name, when, look }) => (
          <li
            key={name}
            className="max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:items-center max-sm:gap-3"
          >
            <span className={`flex min-h-9 items-center px-3 py-1 leading-tight font-semibold ${look}`}>
              {name}
            </span>
            <span className="block text-ink-soft sm:pt-1.5">{when}</span>
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
    look: 'rounded-chip sm:rounded-r-none bg-ember-tint text-ember-ink forced-colors:border contrast:border-2',
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
