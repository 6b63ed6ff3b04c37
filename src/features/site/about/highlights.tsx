import { highlightsCopy } from '#content/about/copy.ts'
import { aboutHighlights } from '#content/about/page.ts'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

const looks = [
  'on-band band-glow lg:col-span-7',
  'bg-card lg:col-span-5',
  'bg-card lg:col-span-5',
  'bg-tint-strong lg:col-span-7',
]

export function AboutHighlights() {
  return (
    <Section id="highlights" entries={aboutHighlights}>
      <h2 id="highlights-heading" className="max-w-[14em] text-h2">
        {highlightsCopy.heading}
      </h2>
      <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        {aboutHighlights.map(({ icon, title, text }, index) => (
          <li
            key={title}
            data-card=""
            className={cn(
              'relative isolate overflow-clip rounded-card border border-line p-7 contrast:border-3 sm:p-9',
              looks[index],
            )}
          >
            {index === 0 ? (
              <Contours
                art="panel"
                className="[--contour-gradient:linear-gradient(90deg,transparent_35%,var(--contour-color))]"
              />
            ) : null}
            <Icon name={icon} size="display" className="text-kicker" />
            <h3 className="mt-10 text-h3">{title}</h3>
            <p className="mt-2 max-w-[32rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
