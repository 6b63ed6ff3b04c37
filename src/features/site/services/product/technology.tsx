import { technologyCopy } from '#content/product-development/copy.ts'
import { technologyRings } from '#content/product-development/sections.ts'
import { cn } from '#ui/cn.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

interface Technologies {
  ring: string
  note: string
  items: readonly string[]
}

const rings: readonly Technologies[] = technologyRings

const looks = [
  'rounded-[2rem] border border-line-strong p-2.5 pt-3.5 sm:p-3.5',
  'rounded-[1.5rem] border-2 border-accent bg-card p-2.5 pt-3.5 sm:p-3.5',
]
const summitLook = 'on-teal rounded-card p-2.5 pt-4 sm:p-4 contrast:border-3'

export function Technology() {
  return (
    <Section
      entries={technologyRings}
      id="technology"
      tone="tint"
      className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <SectionHeading isSide of="technology" lede={technologyCopy.lede}>
        {technologyCopy.heading}
      </SectionHeading>
      <Rings from={0} />
    </Section>
  )
}

function Rings({ from }: { from: number }) {
  const ring = rings[from]
  if (!ring) return null
  const isSummit = from === rings.length - 1
  return (
    <div className={isSummit ? summitLook : looks[Math.min(from, looks.length - 1)]}>
      <Ring ring={ring} isSummit={isSummit} />
      <Rings from={from + 1} />
    </div>
  )
}

function Ring({ ring: { ring, note, items }, isSummit }: { ring: Technologies; isSummit: boolean }) {
  return (
    <div className={cn('px-2', !isSummit && 'pb-4')}>
      <h3 className="text-[1.0625rem] leading-snug">
        {ring} <span className="font-sans text-fine font-normal tracking-normal text-ink-soft">{note}</span>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-1.5 text-fine">
        {items.map((item) => (
          <li
            key={item}
            className={cn(
              'rounded-full border border-line px-3 py-0.5',
              isSummit ? 'bg-card font-semibold' : 'bg-surface',
            )}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
