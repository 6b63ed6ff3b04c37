import { servicesList } from '#content/digital-marketing/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const rhythms: readonly { rhythm: string; services: readonly string[] }[] = servicesList.rhythms

export function ServiceRota() {
  return (
    <Section
      id="services"
      entries={rhythms}
      tone="tint"
      className="grid gap-x-14 gap-y-7 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <SectionHeading of="services" lede={servicesList.text} isSide>
          {servicesList.heading}
        </SectionHeading>
        <SiteLink
          whenOff="nothing"
          href={servicesList.link.href}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
        >
          {servicesList.link.label}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <div className="grid gap-7 sm:grid-cols-3">
        {rhythms.map(({ rhythm, services }, index) => (
          <div key={rhythm}>
            <h3 className="flex items-center gap-2.5 border-b-2 border-ink pb-2.5 text-h4">
              <Rhythm count={index} />
              {rhythm}
            </h3>
            <ul className="gap-x-5 divide-line max-sm:columns-2 max-sm:pt-2 sm:divide-y sm:border-b sm:border-line">
              {services.map((service) => (
                <li key={service} className="break-inside-avoid py-1 text-small sm:py-2">
                  {service}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Rhythm({ count }: { count: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 20"
      className="h-4.5 w-6 shrink-0 stroke-accent"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <path
        d={['M2 18H26M5 18V5', 'M2 18H26M5 18V9M11 18V9M17 18V9M23 18V9', 'M2 18H26M23 18V5'][count]}
        fill="none"
      />
    </svg>
  )
}
