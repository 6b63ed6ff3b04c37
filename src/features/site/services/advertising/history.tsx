import { historyCopy } from '#content/digital-advertising/copy.ts'
import { eras as contentEras } from '#content/digital-advertising/sections.ts'
import type { Era } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'

const eras: readonly Era[] = contentEras

export function History() {
  return (
    <Section id="history" entries={eras}>
      <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[1fr_25rem]">
        <SectionHeading of="history">{historyCopy.heading}</SectionHeading>
        <p className="text-small text-ink-soft">{historyCopy.lede}</p>
      </div>
      <SnapRow
        as="ol"
        label={historyCopy.heading}
        className="mt-5 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-5"
      >
        {eras.map((era, index) => (
          <EraColumn key={era.year} era={era} rings={index} />
        ))}
      </SnapRow>
    </Section>
  )
}

function EraColumn({ era, rings }: { era: Era; rings: number }) {
  return (
    <li>
      <div className="flex items-center gap-4 border-b-2 border-ink pb-2">
        <p className="font-heading text-[2rem] leading-none font-semibold tracking-tight tabular">
          {era.year}
        </p>
        <Rings count={rings} />
      </div>
      <h3 className="mt-3 text-h4">{era.era}</h3>
      <p className="mt-1 text-small text-ink-soft">{era.description}</p>
      <ul className="mt-3 text-fine">
        {era.milestones.map(({ year, event, isOurs }) => (
          <li key={event} className="flex gap-3 border-t border-line py-1.5">
            <span className="font-semibold text-kicker tabular">{year}</span>
            <span className={isOurs ? 'font-semibold' : undefined}>{event}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

const rings = [1, 2, 3, 4] as const

/** A dot and a ring for each era before: every era added a layer and kept the ones below. */
function Rings({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="-36 -36 72 72" className="ml-auto size-11" fill="none">
      <circle r="6" className="fill-link" />
      {rings.slice(0, count).map((ring) => (
        <circle
          key={ring}
          r={6 + ring * 6.5}
          className="stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
