import { serviceCardsCopy } from '#content/services/copy.ts'
import type { Service } from '#contracts/content.ts'
import type { ScreenName } from '#shared/drawings.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon, NamedIcon } from '#ui/icon.tsx'
import { Photo } from '#ui/photo.tsx'
import { PhoneFrame, Screen } from '#ui/screen.tsx'
import { serviceLook } from '../service-look.ts'

const stepSeconds = 0.2

export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {services.map((service, index) => {
        const { ground, screen } = serviceLook(service.id)
        return (
          <li
            key={service.id}
            data-card=""
            style={{ animationDelay: `${(index * stepSeconds).toFixed(1)}s` }}
            className={cn(
              'relative grid animate-rise overflow-clip rounded-card [animation-fill-mode:backwards]',
              ground,
              (service.picture || screen) && 'xl:grid-cols-[minmax(0,1fr)_12.5rem]',
            )}
          >
            <div className="flex flex-col p-6 max-[18rem]:p-3 sm:p-7">
              <h2 className="flex items-center gap-3 text-h3 wrap-anywhere">
                <NamedIcon name={service.icon} size="large" className="text-kicker" />
                <span className="min-w-0">{service.title}</span>
              </h2>
              <p className="mt-2.5 text-small text-ink-soft">{service.description}</p>
              <ul className="my-4 grid gap-1.5 text-small">
                {service.features.map((feature) => (
                  <li key={feature} className="flex items-baseline gap-2.5">
                    <Icon name="check" className="translate-y-0.5 text-kicker" />
                    {feature}
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-2 xl:flex-col xl:items-start">
                <p className="font-heading text-h4 font-semibold">{service.price}</p>
                <ButtonLink href={service.link}>
                  <span>
                    {serviceCardsCopy.action}
                    <span className="sr-only"> {serviceCardsCopy.about(service.title)}</span>
                  </span>
                  <Icon name="arrow-right" />
                </ButtonLink>
              </div>
            </div>
            {service.picture ? (
              <Photo
                picture={service.picture}
                sizes="(max-width: 48rem) 100vw, (max-width: 80rem) 50vw, 13rem"
                className="h-44 w-full max-xl:order-first xl:h-full"
              />
            ) : null}
            {screen && !service.picture ? <Drawing of={screen} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Cut at the edges of the card; narrow cards have no room for it. */
function Drawing({ of }: { of: ScreenName }) {
  return (
    <div aria-hidden="true" className="relative hidden xl:block print:hidden">
      {of === 'portal-phone' ? (
        <PhoneFrame className="absolute start-0 top-8 w-44">
          <Screen name={of} />
        </PhoneFrame>
      ) : (
        <div
          className={cn(
            'absolute start-0 top-8 overflow-clip rounded-card bg-white shadow-device',
            of === 'report' || of === 'ranking' ? 'w-76' : 'w-170',
          )}
        >
          <Screen name={of} />
        </div>
      )}
    </div>
  )
}
