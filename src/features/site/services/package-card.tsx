import type { CSSProperties, ReactNode } from 'react'
import { formatMoney } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface Destination {
  href: string
  label: string
}

interface PackageCardProps {
  badge?: string
  name: string
  summary?: string
  price: number
  /** Above the price, such as "from". */
  pricePrefix?: string
  priceNote: string
  /** Below the price, such as a bar of the time that it takes. */
  aside?: ReactNode
  action: ReactNode
  details?: Destination
  /** What the package contains. */
  children: ReactNode
}

export function PackageCard({
  badge,
  name,
  summary,
  price,
  pricePrefix,
  priceNote,
  aside,
  action,
  details,
  children,
}: PackageCardProps) {
  return (
    <Card
      as="article"
      tone="package"
      size="none"
      className="grid overflow-clip lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="p-6 sm:px-9 sm:py-8">
        {badge ? (
          <p className="mb-3 w-fit rounded-full bg-tint-strong px-3 py-1 text-tiny font-semibold text-link contrast:border">
            {badge}
          </p>
        ) : null}
        <h3 className="text-h3 lg:text-[1.75rem] lg:leading-tight">{name}</h3>
        {summary ? <p className="mt-2 text-body text-ink-soft">{summary}</p> : null}
        <div className="mt-5">{children}</div>
      </div>
      <div className="on-warm flex flex-col p-6 contrast:border-t-3 sm:p-8 lg:contrast:border-t-0 lg:contrast:border-l-3">
        {pricePrefix ? <p className="text-body font-semibold">{pricePrefix}</p> : null}
        <Price amount={price} /> <p className="mt-2 text-body font-semibold">{priceNote}</p>
        {aside ? <div className="mt-6">{aside}</div> : null}
        <div className="mt-6 flex flex-col gap-1 lg:mt-auto lg:pt-6">
          {action}
          {details ? (
            <SiteLink
              whenOff="nothing"
              href={details.href}
              className="inline-flex min-h-11 items-center justify-center text-center text-small font-semibold hover:underline"
            >
              {details.label}
            </SiteLink>
          ) : null}
        </div>
      </div>
    </Card>
  )
}

/** As large as its panel allows: other currencies have longer prices. */
function Price({ amount }: { amount: number }) {
  const text = formatMoney(amount)
  const style: CSSProperties & Record<'--chars', number> = { '--chars': text.length }
  return (
    <div className="@container">
      <p
        style={style}
        className="font-heading text-[min(5.25rem,calc(100cqi/(var(--chars)*0.52)))] leading-none font-bold tracking-[-0.045em] whitespace-nowrap"
      >
        {text}
      </p>
    </div>
  )
}

interface NeighborCardProps {
  name: string
  text: string
  price: string
  href: string
  action: string
}

/** A smaller or larger offer beside the package. */
export function NeighborCard({ name, text, price, href, action }: NeighborCardProps) {
  if (!isPageOn(href)) return null
  return (
    <Card tone="strong" size="beside" className="flex flex-col">
      <h3 className="text-h4">{name}</h3>
      <p className="mt-1 text-fine text-ink-soft">{text}</p>
      <p className="mt-2.5 text-small font-semibold">{price}</p>
      <SiteLink
        href={href}
        className="mt-auto inline-flex min-h-11 items-center gap-2 text-fine font-semibold text-link hover:underline"
      >
        {action}
        <Icon name="arrow-right" />
      </SiteLink>
    </Card>
  )
}

/** The list that a package ends its description with. */
export function CheckedItem({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <li className={cn('flex gap-2.5 text-small', className)}>
      <Icon name="check" size="small" className="mt-1 text-kicker" />
      {children}
    </li>
  )
}
