import { advantagesCopy } from '#content/product-development/copy.ts'
import { advantages } from '#content/product-development/sections.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

export function Advantages() {
  return (
    <Section
      entries={advantages}
      id="advantages"
      className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="advantages-heading">
          <span className="block text-[min(30vw,clamp(6rem,3rem+13vw,13rem))] leading-[0.85] font-bold tracking-tighter text-primary">
            {advantagesCopy.figure}
          </span>{' '}
          <span className="mt-4 block text-h3">{advantagesCopy.figureNote}</span>
        </h2>
        <p className="mt-4 max-w-[26rem] text-ink-soft">{advantagesCopy.note}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {advantages.map(({ icon, title, description }) => (
          <Card as="li" size="medium" key={title} className="sm:even:translate-y-8">
            <Icon name={icon} size="large" className="text-link" />
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="mt-2 text-small text-ink-soft">{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
