import { packageStripCopy } from '#content/industry-advertising/copy.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PriceFigure } from '#ui/price-figure.tsx'
import { OfferBand } from '../offer-band.tsx'

export function PackageStrip() {
  return (
    <OfferBand id="package" kicker={packageStripCopy.kicker} heading={packageStripCopy.heading}>
      <Card
        tone="onBand"
        size="offer"
        className="mt-10 grid items-center gap-x-12 gap-y-8 lg:grid-cols-[auto_1fr_auto]"
      >
        <p>
          <span className="block font-heading text-[clamp(4rem,3rem+3vw,5.5rem)] leading-none font-semibold tracking-[-0.05em] text-link contrast:text-ink">
            <PriceFigure amount={adPackage.price} />
          </span>{' '}
          <span className="mt-2 block text-body font-semibold">{packageStripCopy.priceNote}</span>
        </p>
        <div>
          <h3 className="text-h3">{adPackage.name}</h3>
          <p className="mt-2 max-w-[30rem] text-body text-ink-soft">{packageStripCopy.note}</p>
        </div>
        <div className="flex flex-col gap-2">
          <ButtonLink href="/contact" look="cta" size="hero">
            {packageStripCopy.action}
            <Icon name="arrow-right" />
          </ButtonLink>
          <SiteLink
            whenOff="nothing"
            href="/services/digital-advertising#package"
            className="inline-flex min-h-11 items-center justify-center text-small font-semibold text-link hover:underline"
          >
            {packageStripCopy.detailsLink}
          </SiteLink>
        </div>
      </Card>
    </OfferBand>
  )
}
