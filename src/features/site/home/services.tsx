import type { CSSProperties } from 'react'
import { type HomeCopy, home } from '#content/home/page.ts'
import type { Service } from '#contracts/content.ts'
import { Card } from '#ui/card.tsx'
import { Icon, NamedIcon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Drawing } from './drawing.tsx'
import { PartFailed } from './part-failed.tsx'

const ridgeRem = [9.375, 6.5, 3.625]
const stepSeconds = 0.2

interface ServicesProps {
  copy: HomeCopy['services']
  services: readonly Service[] | undefined
  onRetry: () => Promise<void>
}

export function Services({ copy, services, onRetry }: ServicesProps) {
  return (
    <Section id="services" entries={services}>
      <SectionHeading of="services" kicker={copy.kicker} lede={copy.lede}>
        {copy.heading}
      </SectionHeading>
      {services ? (
        <ServiceCards services={services} />
      ) : (
        <PartFailed message={copy.failed} onRetry={onRetry} />
      )}
    </Section>
  )
}

function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <div className="relative mt-12">
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} index={index} />
        ))}
      </ul>
      <Drawing
        name="ridge"
        width={1152}
        height={200}
        isStretched
        className="pointer-events-none absolute inset-x-0 top-0 hidden h-50 w-full overflow-visible text-accent lg:block contrast:lg:hidden"
      />
    </div>
  )
}

function ServiceCard({ service, index }: { service: Service; index: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--icon-top': `${(ridgeRem[index] ?? ridgeRem[2] ?? 0) - 1.75}rem`,
    '--text-top': index < ridgeRem.length ? '13.5rem' : '7rem',
    animationDelay: `${index * stepSeconds}s`,
  }
  return (
    <Card
      as="li"
      size="none"
      style={style}
      className="group relative animate-rise [animation-fill-mode:backwards] transition-colors duration-200 hover:border-accent"
    >
      <div className="p-6 pl-[6.25rem] lg:px-7 lg:pt-(--text-top) lg:pb-7 contrast:lg:pt-28">
        <RouteOn />
        <span className="absolute top-6 left-6 z-10 grid size-14 place-items-center rounded-full border-2 border-accent bg-card text-link lg:top-(--icon-top) lg:left-7 contrast:top-6 contrast:border-3 contrast:border-line contrast:text-ink contrast:lg:top-7">
          <NamedIcon name={service.icon} size="large" />
        </span>
        <h3 className="text-h3">{service.title}</h3>
        <p className="mt-2 text-ink-soft">{service.description}</p>
        <p className="mt-5 font-semibold">
          <SiteLink
            href={service.link}
            className="inline-flex items-center gap-2 text-small text-link after:absolute after:inset-0 after:rounded-card"
          >
            <span>
              {home.services.action}
              <span className="sr-only"> {home.services.about(service.title)}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </p>
      </div>
    </Card>
  )
}

function RouteOn() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-20 -bottom-11 left-[3.1875rem] z-10 w-0.5 bg-accent group-last:hidden lg:hidden contrast:hidden"
    />
  )
}
