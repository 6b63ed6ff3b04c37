import { serviceBooking } from '#content/booking/consultation.ts'
import { breadcrumbs } from '#content/digital-advertising/faqs.ts'
import { hero, trustBadges } from '#content/digital-advertising/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrowserFrame, Screen } from '#ui/screen.tsx'
import { ServiceHero } from '../service-hero.tsx'
import { TrustBadges } from '../trust-badges.tsx'

export function AdvertisingHero() {
  return (
    <>
      <ServiceHero
        tint="ember"
        breadcrumbs={breadcrumbs}
        heading={hero.heading}
        lede={hero.lede}
        bookingHref={serviceBooking.advertising}
        screen={
          <BrowserFrame host={hero.screenHost} className="shadow-device">
            <Screen name="ad-account" />
          </BrowserFrame>
        }
      >
        <ButtonLink href="/contact" look="cta" size="hero">
          {hero.auditAction}
          <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink href="#package" look="outline" size="hero">
          {hero.packageAction}
        </ButtonLink>
      </ServiceHero>
      <TrustBadges badges={trustBadges} />
    </>
  )
}
