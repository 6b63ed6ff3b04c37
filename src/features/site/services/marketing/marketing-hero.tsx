import { serviceBooking } from '#content/booking/consultation.ts'
import { breadcrumbs } from '#content/digital-marketing/faqs.ts'
import { hero, trustBadges } from '#content/digital-marketing/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrowserFrame, Screen } from '#ui/screen.tsx'
import { ServiceHero } from '../service-hero.tsx'
import { TrustBadges } from '../trust-badges.tsx'

export function MarketingHero() {
  return (
    <>
      <ServiceHero
        tint="sky"
        breadcrumbs={breadcrumbs}
        heading={hero.heading}
        lede={hero.lede}
        bookingHref={serviceBooking.marketing}
        screen={
          <BrowserFrame host={hero.screenHost} runsOut="bottom" className="shadow-device">
            <Screen name="ad-account" />
          </BrowserFrame>
        }
      >
        <ButtonLink href="/contact" look="cta" size="hero">
          {hero.sessionAction}
          <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink href="/contact" look="outline" size="hero">
          {hero.proposalAction}
        </ButtonLink>
      </ServiceHero>
      <TrustBadges badges={trustBadges} />
    </>
  )
}
