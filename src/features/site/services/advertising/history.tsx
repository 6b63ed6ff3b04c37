import { historyCopy } from '#content/digital-advertising/copy.ts'
import { eras as contentEras } from '#content/digital-advertising/sections.ts'
import type { Era } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

const eras: readonly Era[] = contentEras

export function History() {
  return (
    <Section id="history" entries={eras}>
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_27.5rem]">
        <SectionHeading of="history" kicker={historyCopy.kicker} className="lg:max-w-[28rem]">
          {historyCopy.heading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{historyCopy.lede}</p>
      </div>
      <ol className="mt-14">
        {eras.map((era, index) => (
          <EraRow key={era.year} era={era} rings={index} isLast={index === eras.length - 1} />
        ))}
      </ol>
    </Section>
  )
}

function EraRow({ era, rings, isLast }: { era: Era; rings: number; isLast: boolean }) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-5 pb-12 last:pb-0 lg:grid-cols-[9.5rem_5.5rem_25rem_1fr] lg:gap-x-6 lg:pb-14">
      <p className="font-heading text-[clamp(2.25rem,1.6rem+2.2vw,3.5rem)] leading-none font-semibold tracking-tight tabular max-lg:col-start-2 max-lg:mb-3">
        {era.year}
      </p>
      <div
        className={cn(
          'relative max-lg:col-start-1 max-lg:row-span-3 max-lg:row-start-1',
          isLast
            ? ''
            : 'before:absolute before:top-[1.6rem] before:-bottom-18 before:left-1/2 before:border-l-2 before:border-line-strong',
        )}
      >
        <Rings count={rings} />
      </div>
      <div className="max-lg:col-start-2">
        <h3 className="text-h3 lg:text-[1.625rem]">{era.era}</h3>
        <p className="mt-2 max-w-[20rem] text-body text-ink-soft max-lg:max-w-none">{era.description}</p>
      </div>
      <ul className="divide-y divide-line max-lg:col-start-2 max-lg:mt-3">
        {era.milestones.map(({ year, event, isOurs }) => (
          <li key={event} className="flex gap-5 py-2.5 text-small first:pt-1">
            <span className="font-semibold text-kicker tabular">{year}</span>
            <span className={isOurs ? 'font-semibold' : undefined}>{event}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

const hill = 'M7 0C7.4 3.4 4.8 6.8 1.2 7.4C-2.6 8-6.4 5.6-7 1.8C-7.6-1.8-5.6-6-2-6.8C1.8-7.6 6.4-4.2 7 0Z'

const rings = [1, 2, 3, 4] as const

function Rings({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="-36 -36 72 72" className="relative mx-auto -mt-2 size-14 lg:size-18">
      <circle r={8 + count * 6} className="fill-surface" />
      <path d={hill} transform="rotate(20)" className="fill-link" />
      {rings.slice(0, count).map((ring) => (
        <path
          key={ring}
          d={hill}
          transform={`rotate(${34 - ring * 14}) scale(${0.89 + ring * 0.86})`}
          className="fill-none stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
