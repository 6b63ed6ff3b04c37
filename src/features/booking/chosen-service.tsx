import type { KeyboardEvent } from 'react'
import { chosenServiceCopy } from '#content/booking/copy.ts'
import type { Service } from '#contracts/content.ts'
import { Icon, NamedIcon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

export function ChosenService({ service, others }: { service: Service; others: readonly Service[] }) {
  return (
    <div
      data-card=""
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-hero-button border border-line-strong bg-tint px-4 py-3.5"
    >
      <span className="inline-flex size-10.5 shrink-0 items-center justify-center rounded-field bg-primary text-on-primary">
        <NamedIcon name={service.icon} size="medium" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-heading text-body font-semibold">{service.bookingTitle}</p>
        <p className="text-tiny text-ink-soft">
          {/[.!?]$/.test(service.price) ? service.price : `${service.price}.`} {service.description}
        </p>
      </div>
      {others.length > 0 ? <OtherServices others={others} /> : null}
    </div>
  )
}

function OtherServices({ others }: { others: readonly Service[] }) {
  return (
    <details className="group relative print-hidden" onKeyDown={closeOnEscape}>
      <summary
        data-button=""
        className="flex min-h-9 items-center gap-2 rounded-chip border border-line-strong bg-card px-3 text-fine font-semibold text-link hover:border-accent"
      >
        {chosenServiceCopy.change}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-10 mt-2 w-60 max-w-[calc(100vw-5rem)] rounded-hero-button border border-line bg-card p-1.5 shadow-overlay max-sm:right-auto max-sm:left-0">
        {others.map(({ id, bookingTitle }) => (
          <li key={id}>
            <SiteLink
              href={`/booking/${id}`}
              className="flex min-h-11 items-center rounded-chip px-3 text-small hover:bg-tint"
            >
              {bookingTitle}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
