import type { HomeCopy } from '#content/home/page.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { Drawing } from './drawing.tsx'

const drawings = [
  { name: 'analysis', width: 400 },
  { name: 'planning', width: 300 },
  { name: 'innovation', width: 260 },
] as const

export function Approach({ copy }: { copy: HomeCopy['approach'] }) {
  return (
    <Section id="approach" entries={copy.items} tone="tint">
      <SectionHeading of="approach" kicker={copy.kicker}>
        {copy.heading}
      </SectionHeading>
      <ul className="mt-12 grid gap-y-12 lg:grid-cols-[5fr_4fr_3.4fr]">
        {copy.items.map(({ icon, title, description }, index) => (
          <li
            key={title}
            className="items-center border-line-strong contrast:border-line md:max-lg:grid md:max-lg:grid-cols-[20rem_1fr] md:max-lg:gap-x-10 lg:px-8 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0 contrast:lg:not-first:border-l-3"
          >
            <Sketch index={index} />
            <div>
              <h3 className="flex max-md:mt-6 lg:mt-6 items-center gap-3 text-h3">
                <Icon name={icon} size="large" className="text-kicker" />
                {title}
              </h3>
              <p className="mt-3 max-w-[30rem] text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sketch({ index }: { index: number }) {
  const drawing = drawings[index]
  return drawing ? <Drawing {...drawing} height={160} className="h-40 max-w-full text-accent" /> : null
}
