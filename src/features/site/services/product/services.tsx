import { servicesCopy } from '#content/product-development/copy.ts'
import { engagements, productServices } from '#content/product-development/sections.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function ProductServices() {
  return (
    <Section id="services" entries={productServices} tone="tint">
      <SectionHeading of="services">{servicesCopy.servicesHeading}</SectionHeading>
      <ul className="mt-10 border-t-3 border-primary">
        {productServices.map(({ name, what, start }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-line-strong py-5 lg:grid-cols-[18rem_1fr_18.5rem] lg:items-baseline"
          >
            <h3 className="text-h3">{name}</h3>
            <p className="text-ink-soft">{what}</p>
            <p className="text-small">
              <span className="text-ink-soft">{servicesCopy.firstSeen} </span>
              {start}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Engagements() {
  return (
    <Section id="ways" entries={engagements} tone="tint">
      <SectionHeading of="ways" lede={servicesCopy.engagementsLede}>
        {servicesCopy.engagementsHeading}
      </SectionHeading>
      <Card as="ul" size="none" className="mt-12 grid overflow-clip sm:grid-cols-2 lg:grid-cols-3">
        {engagements.map(({ icon, title, text }) => (
          <li key={title} className="-mb-px -ml-px border-b border-l border-line p-7">
            <h3 className="flex items-center gap-3 text-h4">
              <Icon name={icon} size="medium" className="text-link" />
              {title}
            </h3>
            <p className="mt-2 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </Card>
    </Section>
  )
}
