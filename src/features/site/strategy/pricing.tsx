import { consultation } from '#content/booking/consultation.ts'
import { pricingCopy } from '#content/strategy/copy.ts'
import type { StrategyRating } from '#shared/site-config.ts'
import { site, strategyRating } from '#site.config.ts'
import { customEnterprise, ongoingSupport, planMonths, strategyPackage } from '#content/strategy/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { PriceFigure } from '#ui/price-figure.tsx'
import { PaymentButton } from './payment-button.tsx'

const { reviews }: StrategyRating = strategyRating

export function StrategyPricing() {
  return (
    <Section id="pricing" tone="tint">
      <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-[672fr_456fr]">
        <h2 id="pricing-heading" className="text-h2">
          {pricingCopy.heading}
        </h2>
        <p className="max-w-[27rem] text-ink-soft">{pricingCopy.note}</p>
      </div>
      <div className="mt-10 grid gap-6 lg:grid-cols-[672fr_456fr]">
        <MainPackage />
        <div className="grid gap-6">
          <OngoingSupport />
          <CustomEnterprise />
        </div>
      </div>
      {reviews.length > 0 && <Reviews />}
    </Section>
  )
}

function MainPackage() {
  const { name, price, contents } = strategyPackage
  return (
    <article
      data-card=""
      className="on-band relative isolate flex flex-col overflow-clip rounded-card bg-[radial-gradient(circle_at_88%_4%,var(--color-brand-600),var(--color-brand-800)_55%,var(--color-night))] p-6 [--line:var(--color-brand-600)] contrast:bg-none contrast:[--line:#fff] sm:p-12"
    >
      <Contours
        art="panel"
        className="[--contour-gradient:linear-gradient(75deg,transparent_35%,var(--contour-color))]"
      />
      <h3 className="text-h3">{name}</h3>
      <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line pb-9">
        <p className="font-heading text-figure font-bold tracking-tight">
          <PriceFigure amount={price} />
        </p>
        <p className="text-body">
          <strong className="block font-semibold">{pricingCopy.oneTime}</strong>{' '}
          <span className="text-ink-soft">{pricingCopy.delivery}</span>
        </p>
      </div>
      <ul className="my-6 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_auto] sm:justify-start">
        {contents.map((item) => (
          <li key={item} className="flex items-baseline gap-3">
            <Icon name="check" className="translate-y-0.5 text-on-band-accent" />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PaymentButton />
      </div>
    </article>
  )
}

function OngoingSupport() {
  const { title, badge, text, note, pickedMonths } = ongoingSupport
  return (
    <Card as="article" size="wide">
      <CardHeading title={title} badge={badge} />
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <div aria-hidden="true" className="mt-5 grid grid-cols-6 gap-1">
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
      <ButtonLink href={consultation.href} className="mt-6">
        {pricingCopy.action}
      </ButtonLink>
    </Card>
  )
}

function CustomEnterprise() {
  const { title, badge, text, emailSubject } = customEnterprise
  return (
    <Card as="article" tone="dashed" size="wide">
      <CardHeading title={title} badge={badge} />
      <p className="mt-2 max-w-[19rem] text-small text-ink-soft">{text}</p>
      <ButtonLink
        href={`mailto:${site.email}?subject=${encodeURIComponent(emailSubject)}`}
        look="outline"
        className="mt-6"
      >
        <Icon name="mail" />
        {pricingCopy.quoteAction}
      </ButtonLink>
    </Card>
  )
}

function CardHeading({ title, badge }: { title: string; badge: string }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-h3">{title}</h3>
      <span className="rounded-full bg-tint-strong px-3 py-1 text-tiny font-semibold text-link contrast:border contrast:border-line">
        {badge}
      </span>
    </div>
  )
}

function Reviews() {
  return (
    <div className="mt-14 grid gap-x-6 gap-y-8 border-t border-line-strong pt-8 sm:grid-cols-2">
      {reviews.map(({ author, rating, text }) => (
        <figure key={author} className="flex flex-col gap-3">
          <blockquote className="max-w-[30rem] font-heading text-h3 font-medium text-balance">
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
