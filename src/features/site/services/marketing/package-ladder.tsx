import { packageLadderCopy } from '#content/digital-marketing/copy.ts'
import { marketingPackage, neighbours } from '#content/digital-marketing/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PriceFigure } from '#ui/price-figure.tsx'
import { OfferBand } from '../offer-band.tsx'

/** A note replaces the other four. */
const deliverablesShown = 6

export function PackageLadder() {
  return (
    <OfferBand id="package" kicker={packageLadderCopy.kicker} heading={packageLadderCopy.heading}>
      <div className="mt-10 grid gap-5 lg:grid-cols-[17rem_1fr_17rem] lg:items-end">
        <NeighbourCard neighbour={neighbours.below} className="max-lg:order-2" />
        <Card tone="onBand" size="offer">
          <p className="w-fit rounded-full bg-tint-strong px-4 py-1.5 text-tiny font-semibold tracking-wide text-link contrast:border">
            {marketingPackage.badge}
          </p>
          <h3 className="mt-5 text-h3 lg:text-[1.75rem]">{marketingPackage.name}</h3>
          <p className="mt-2 text-body text-ink-soft">{marketingPackage.summary}</p>
          <p className="mt-6 flex items-baseline gap-3 border-t border-line pt-6">
            <span className="font-heading text-[clamp(4rem,3rem+4vw,6rem)] leading-none font-semibold tracking-[-0.05em] text-link contrast:text-ink">
              <PriceFigure amount={marketingPackage.price} />
            </span>{' '}
            <span className="text-body font-semibold">{marketingPackage.priceNote}</span>
          </p>
          <div className="mt-6">
            <ClampedList
              items={marketingPackage.deliverables}
              shownCount={deliverablesShown}
              noun={packageLadderCopy.deliverablesNoun}
              className="grid gap-x-6 gap-y-3 sm:grid-cols-2"
            >
              {(deliverable, hiddenClass) => (
                <li className={cn('flex gap-3 text-small', hiddenClass)}>
                  <Icon name="check" size="small" className="mt-1 text-kicker" />
                  {deliverable}
                </li>
              )}
            </ClampedList>
          </div>
          <ButtonLink href="/contact" look="cta" size="hero" width="full" className="mt-6">
            {marketingPackage.action}
            <Icon name="arrow-right" />
          </ButtonLink>
          {isPageOn('/digital-marketing-strategy') ? (
            <p className="mt-2 text-center">
              <SiteLink
                href="/digital-marketing-strategy"
                className="inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline"
              >
                {packageLadderCopy.detailsLink}
              </SiteLink>
            </p>
          ) : null}
        </Card>
        <NeighbourCard neighbour={neighbours.above} className="max-lg:order-3" />
      </div>
    </OfferBand>
  )
}

function NeighbourCard({
  neighbour: { name, price, text, href, action },
  className,
}: {
  neighbour: (typeof neighbours)[keyof typeof neighbours]
  className: string
}) {
  if (!isPageOn(href)) return null
  return (
    <div
      className={cn(
        'on-band rounded-card border border-dashed border-line-strong bg-transparent! p-6 contrast:border-3',
        className,
      )}
    >
      <h3 className="text-h4">{name}</h3>
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <p className="mt-4 text-body font-semibold">{price}</p>
      <SiteLink
        href={href}
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
      >
        {action}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  )
}
