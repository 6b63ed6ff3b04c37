import { serviceBooking } from '#content/booking/consultation.ts'
import { heroCopy } from '#content/product-development/copy.ts'
import { productBreadcrumbs } from '#content/product-development/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrowserFrame, PhoneFrame, Screen } from '#ui/screen.tsx'
import { ServiceHero } from '../service-hero.tsx'

export function ProductHero() {
  return (
    <ServiceHero
      tint="teal"
      breadcrumbs={productBreadcrumbs}
      heading={heroCopy.heading}
      lede={heroCopy.lede}
      bookingHref={serviceBooking.product}
      note={<p className="mt-1 text-small text-ink-soft">{heroCopy.assessmentNote}</p>}
      screen={<WebAndPhone />}
    >
      <ButtonLink href="/contact" look="cta" size="hero">
        {heroCopy.action}
        <Icon name="arrow-right" />
      </ButtonLink>
      <ButtonLink href="#lifecycle" look="outline" size="hero">
        {heroCopy.phasesAction}
      </ButtonLink>
    </ServiceHero>
  )
}

function WebAndPhone() {
  return (
    <div className="relative">
      <BrowserFrame host={heroCopy.screenHost} className="shadow-device">
        <Screen name="analytics" />
      </BrowserFrame>
      <PhoneFrame className="absolute start-[2%] top-[46%] lg:start-[-4%] w-[26%] shadow-device">
        <Screen name="portal-phone" />
      </PhoneFrame>
    </div>
  )
}
