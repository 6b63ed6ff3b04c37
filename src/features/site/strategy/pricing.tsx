import { consultation } from '#content/booking/consultation.ts'
import { pricingCopy } from '#content/strategy/copy.ts'
import type { StrategyRating } from '#shared/site-config.ts'
import { site, strategyRating } from '#site.config.ts'
import { customEnterprise, ongoingSupport, planMonths, strategyPackage } from '#content/strategy/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { CheckedItem, PackageCard } from '../services/package-card.tsx'
import { PaymentButton } from './payment-button.tsx'

const { reviews }: StrategyRating = strategyRating

export function StrategyPricing() {
  const { name, price, contents } = strategyPackage
  return (
    <Section id="pricing">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <SectionHeading of="pricing">{pricingCopy.heading}</SectionHeading>
        <p className="max-w-[27rem] text-body text-ink-soft">{pricingCopy.note}</p>
      </div>
      <div className="mt-7 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PackageCard
          name={name}
          price={price}
          priceNote={pricingCopy.oneTime}
          aside={<p className="text-small text-ink-soft">{pricingCopy.delivery}</p>}
          action={<PaymentButton />}
        >
          <ul className="grid gap-x-5 gap-y-2.5">
            {contents.map((item) => (
              <CheckedItem key={item}>{item}</CheckedItem>
            ))}
          </ul>
          {reviews.length > 0 && <Reviews />}
        </PackageCard>
        <div className="grid gap-6 md:max-xl:grid-cols-2">
          <OngoingSupport />
          <CustomEnterprise />
        </div>
      </div>
    </Section>
  )
}

function OngoingSupport() {
  const { title, badge, text, note, pickedMonths } = ongoingSupport
  return (
    <Card as="article" size="small">
      <CardHeading title={title} badge={badge} />
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-6 gap-1">
        {planMonths.map((month) => (
          <span
            key={month}
            className={cn(
              'h-2.5 first:rounded-l-full last:rounded-r-full contrast:border contrast:border-line',
              pickedMonths.some((candidate) => candidate === month)
                ? 'bg-primary'
                : 'bg-line-strong contrast:bg-transparent',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-fine text-ink-soft">{note}</p>
      <ButtonLink href={consultation.href} className="mt-4">
        {pricingCopy.action}
      </ButtonLink>
    </Card>
  )
}

function CustomEnterprise() {
  const { title, badge, text, emailSubject } = customEnterprise
  return (
    <Card as="article" tone="dashed" size="small">
      <CardHeading title={title} badge={badge} />
      <p className="mt-2 max-w-[19rem] text-small text-ink-soft">{text}</p>
      <ButtonLink
        href={`mailto:${site.email}?subject=${encodeURIComponent(emailSubject)}`}
        look="outline"
        className="mt-4"
      >
        <Icon name="mail" />
        {pricingCopy.quoteAction}
      </ButtonLink>
    </Card>
  )
}

function CardHeading({ title, badge }: { title: string; badge: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className="text-h3">{title}</h3>
      <span className="rounded-full bg-tint-strong px-3 py-1 text-tiny font-semibold text-link contrast:border contrast:border-line">
        {badge}
      </span>
    </div>
  )
}

function Reviews() {
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      {reviews.map(({ author, rating, text }) => (
        <figure key={author} className="flex flex-col gap-2">
          <blockquote className="font-heading text-body leading-snug font-medium text-balance">
            {text}
          </blockquote>
          <figcaption className="text-fine text-ink-soft">
            {author}, {pricingCopy.rating(rating)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
