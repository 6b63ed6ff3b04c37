import { highlightsCopy } from '#content/about/copy.ts'
import { aboutHighlights } from '#content/about/page.ts'
import { Card } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import { HighlightDrawing } from './highlight-drawing.tsx'

export function AboutHighlights() {
  return (
    <Section id="highlights" entries={aboutHighlights} tone="warm">
      <h2 id="highlights-heading" className="max-w-[14em] text-h2">
        {highlightsCopy.heading}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {aboutHighlights.map(({ icon, title, text }) => (
          <Card
            as="li"
            key={title}
            size="small"
            className="min-[20rem]:max-sm:flex min-[20rem]:max-sm:items-center min-[20rem]:max-sm:gap-4"
          >
            <HighlightDrawing icon={icon} />
            <div className="min-w-0 sm:mt-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-small text-ink-soft">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
