import { servicesCopy } from '#content/product-development/copy.ts'
import { engagements, productServices } from '#content/product-development/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { Half } from '../section-pair.tsx'

export function ProductServices() {
  return (
    <Half id="services" entries={productServices}>
      <SectionHeading isSide of="services">
        {servicesCopy.servicesHeading}
      </SectionHeading>
      <ul className="mt-5 border-t-2 border-ink">
        {productServices.map(({ name, what, start }) => (
          <li key={name} className="border-b border-line py-3">
            <h3 className="text-[1.0625rem] leading-snug">{name}</h3>
            <p className="text-small text-ink-soft">{what}</p>
            <p className="text-fine">
              <span className="text-ink-soft">{servicesCopy.firstSeen} </span>
              <span className="font-semibold">{start}</span>
            </p>
          </li>
        ))}
      </ul>
    </Half>
  )
}

export function Engagements() {
  return (
    <Section
      id="ways"
      entries={engagements}
      tone="warm"
      className="grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <SectionHeading isSide of="ways" lede={servicesCopy.engagementsLede}>
        {servicesCopy.engagementsHeading}
      </SectionHeading>
      <SnapRow
        label={servicesCopy.engagementsHeading}
        className="md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-3"
      >
        {engagements.map(({ icon, title, text }) => (
          <li
            key={title}
            className="border-t border-line py-4 lg:nth-[-n+3]:border-t-2 lg:nth-[-n+3]:border-ink"
          >
            <h3 className="flex items-center gap-2.5 text-[1.0625rem] leading-snug">
              <Icon name={icon} className="text-kicker" />
              {title}
            </h3>
            <p className="mt-1 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </SnapRow>
    </Section>
  )
}
