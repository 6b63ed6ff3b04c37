import { serviceCardsCopy } from '#content/services/copy.ts'
import type { Service } from '#contracts/content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon, NamedIcon } from '#ui/icon.tsx'

const stepSeconds = 0.2

export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-5 md:max-lg:grid-cols-2">
      {services.map((service, index) => (
        <Card
          as="li"
          size="none"
          key={service.id}
          style={{ animationDelay: `${(index * stepSeconds).toFixed(1)}s` }}
          className="grid animate-rise grid-rows-[auto_1fr] overflow-clip [animation-fill-mode:backwards] transition-colors duration-200 hover:border-accent lg:grid-cols-[23rem_1fr_17rem]"
        >
          <div className="p-6 max-[18rem]:p-3 sm:p-8">
            <div className="flex flex-wrap items-center gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-accent text-link">
                <NamedIcon name={service.icon} size="medium" />
              </span>
              <h2 className="min-w-0 grow basis-36 text-h3 wrap-anywhere">{service.title}</h2>
            </div>
            <p className="mt-4 text-small text-ink-soft">{service.description}</p>
          </div>
          <ul className="grid content-start gap-2.5 px-6 pb-6 text-small max-[18rem]:px-3 sm:px-8 lg:border-l lg:content-center lg:border-line lg:py-8">
            {service.features.map((feature) => (
              <li key={feature} className="flex items-baseline gap-3">
                <Icon name="check" className="translate-y-0.5 text-link" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-4 bg-tint p-6 max-[18rem]:p-3 contrast:border-t-3 sm:px-8 lg:flex-col lg:items-start lg:justify-center lg:contrast:border-t-0 lg:contrast:border-l-3">
            <p className="font-heading text-h3 font-semibold">{service.price}</p>
            <ButtonLink href={service.link}>
              <span>
                {serviceCardsCopy.action}
                <span className="sr-only"> {serviceCardsCopy.about(service.title)}</span>
              </span>
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        </Card>
      ))}
    </ul>
  )
}
