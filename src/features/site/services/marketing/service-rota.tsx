import { serviceRotaCopy } from '#content/digital-marketing/copy.ts'
import { servicesList } from '#content/digital-marketing/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const rhythms: readonly { rhythm: string; services: readonly string[] }[] = servicesList.rhythms

export function ServiceRota() {
  return (
    <Section id="services" entries={rhythms} tone="tint">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <div>
          <SectionHeading of="services" kicker={serviceRotaCopy.kicker} lede={servicesList.text}>
            {servicesList.heading}
          </SectionHeading>
          <SiteLink
            whenOff="nothing"
            href={servicesList.link.href}
            className="mt-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
          >
            {servicesList.link.label}
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {rhythms.map(({ rhythm, services }, index) => (
            <div key={rhythm}>
              <h3 className="flex items-center gap-3 border-b-3 border-primary pb-3 text-h4">
                <Rhythm count={index} />
                {rhythm}
              </h3>
              <ul className="divide-y divide-line">
                {services.map((service) => (
                  <li key={service} className="py-3.5 text-small">
                    {service}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

function Rhythm({ count }: { count: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 20"
      className="h-5 w-7 shrink-0 stroke-accent"
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
