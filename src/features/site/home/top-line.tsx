import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface TopLineProps {
  of: string
  kicker?: string
  heading: string
  lede?: string
  isWide?: boolean
  link?: { label: string; href: string }
}

/** The heading of a section with its lede or link at the right. */
export function TopLine({ of, kicker, heading, lede, isWide = false, link }: TopLineProps) {
  return (
    <div className="grid items-end gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {kicker ? <p className="mb-2 text-fine font-semibold text-kicker">{kicker}</p> : null}
        <h2 id={`${of}-heading`} className="text-section">
          {heading}
        </h2>
      </div>
      {lede ? (
        <p className={cn('max-w-[34rem] text-lede text-ink-soft', !isWide && 'lg:max-w-[26rem]')}>{lede}</p>
      ) : null}
      {link ? (
        <SiteLink
          whenOff="nothing"
          href={link.href}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-small font-semibold text-link hover:underline"
        >
          {link.label}
          <Icon name="arrow-right" />
        </SiteLink>
      ) : null}
    </div>
  )
}
