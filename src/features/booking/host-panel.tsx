import type { KeyboardEvent, ReactNode } from 'react'
import { hostOf, serviceAppointments } from '#content/booking/appointments.ts'
import { chosenServiceCopy, hostPanelCopy as copy } from '#content/booking/copy.ts'
import { bookingFigures, bookingHeading } from '#content/booking/page.ts'
import type { Service } from '#contracts/content.ts'
import { Icon, NamedIcon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Photo } from '#ui/photo.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface HostPanelProps {
  service: Service
  others: readonly Service[]
  takesAppointments: boolean
  /** Undefined until the free times are known. */
  minutes: number | undefined
}

export function HostPanel({ service, others, takesAppointments, minutes }: HostPanelProps) {
  const { place, placeNote } = serviceAppointments[service.id] ?? {}
  const host = hostOf(service.id)
  return (
    <div className="on-warm flex flex-col rounded-t-card p-5 sm:p-8 md:col-span-2 lg:col-span-1 lg:rounded-l-card lg:rounded-tr-none contrast:border-b-3 lg:contrast:border-r-3 lg:contrast:border-b-0">
      <div className="items-start gap-4 min-[16rem]:flex lg:block">
        {host ? (
          <Portrait of={host.portrait} name={host.name} className="size-15 lg:size-21" />
        ) : service.picture ? (
          <Photo
            picture={service.picture}
            sizes="5.25rem"
            className="size-15 shrink-0 rounded-full lg:size-21"
          />
        ) : (
          <span className="inline-flex size-15 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary lg:size-21">
            <NamedIcon name={service.icon} size="large" />
          </span>
        )}
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere lg:mt-5 lg:text-[2.125rem] lg:leading-[1.06]">
            {bookingHeading(service)}
          </h1>
          {host ? (
            <p className="mt-1 text-small lg:mt-4">
              <b className="font-semibold">{host.name}</b>, {host.title.toLowerCase()}, {host.place}
            </p>
          ) : null}
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2.5 text-small sm:text-body lg:grid">
        {takesAppointments ? (
          <Fact icon="clock">
            <b className="font-semibold">{minutes ? copy.minutes(minutes) : copy.byAgreement}</b>
          </Fact>
        ) : null}
        {takesAppointments && place ? (
          <Fact icon="video">
            {place}
            {placeNote ? <span className="max-sm:sr-only">, {placeNote}</span> : null}
          </Fact>
        ) : null}
        {bookingFigures.slice(0, 1).map(({ figure, label }) => (
          <Fact key={label} icon="circle-dollar-sign">
            {figure} {label}
          </Fact>
        ))}
        <Fact icon="user-x">{copy.noAccount}</Fact>
      </ul>
      <div className="mt-auto pt-6">
        <p className="mb-4 text-fine text-ink-soft">
          {/[.!?]$/.test(service.price) ? service.price : `${service.price}.`} {service.description}
        </p>
        <div className="flex items-center justify-between gap-4 border-t border-line pt-4 text-small">
          <p className="min-w-0 wrap-anywhere">{service.bookingTitle}</p>
          {others.length > 0 ? <OtherServices others={others} /> : null}
        </div>
      </div>
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2.5">
      <Icon name={icon} className="translate-y-[0.18em] text-warm-accent" />
      <span>{children}</span>
    </li>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function OtherServices({ others }: { others: readonly Service[] }) {
  return (
    <details className="group relative print-hidden" onKeyDown={closeOnEscape}>
      <summary
        data-button=""
        className="flex min-h-11 items-center gap-1.5 font-semibold hover:underline contrast:px-2"
      >
        {chosenServiceCopy.change}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 bottom-full z-10 mb-1 w-60 max-w-[calc(100vw-5rem)] rounded-hero-button border border-line bg-card p-1.5 shadow-overlay">
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
