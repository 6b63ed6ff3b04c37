import { packageStripCopy } from '#content/industry-advertising/copy.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PriceFigure } from '#ui/price-figure.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function PackageStrip() {
  return (
    <Section id="package">
      <SectionHeading of="package">{packageStripCopy.heading}</SectionHeading>
      <Card
        tone="package"
        size="none"
        className="mt-7 grid items-stretch overflow-clip lg:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <p className="on-warm flex flex-col justify-center px-6 py-5 sm:px-9">
          <span className="block font-heading text-[clamp(3.75rem,3rem+2vw,4.75rem)] leading-none font-bold tracking-[-0.045em] whitespace-nowrap">
            <PriceFigure amount={adPackage.price} />
          </span>{' '}
          <span className="mt-1.5 block text-body font-semibold">{packageStripCopy.priceNote}</span>
        </p>
        <div className="self-center px-6 py-6 sm:px-9">
          <h3 className="text-h3">{adPackage.name}</h3>
          <p className="mt-1.5 text-small text-ink-soft">{packageStripCopy.note}</p>
        </div>
        <div className="flex flex-col gap-1 self-center px-6 pb-5 sm:px-9 lg:py-6 lg:pl-0">
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
    </Section>
  )
}
