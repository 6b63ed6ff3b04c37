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
  'rounded-[3rem] border border-line p-3 pt-6 sm:p-6',
  'rounded-[2.5rem] border-2 border-accent/60 p-3 pt-6 sm:p-6',
]
const summitLook = 'rounded-[2rem] border-3 border-accent bg-brand-800 p-3 pt-6 contrast:bg-black sm:p-6'

export function Technology() {
  return (
    <Section
      entries={technologyRings}
      id="technology"
      tone="dark"
      className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <SectionHeading of="technology" kicker={technologyCopy.kicker} lede={technologyCopy.lede}>
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
    <div className={cn('px-3', !isSummit && 'pb-6')}>
      <h3 className="text-h4">
        {ring} <span className="font-sans text-small font-normal tracking-normal text-ink-soft">{note}</span>
      </h3>
      <ul className="mt-3 flex flex-wrap gap-2 text-small">
        {items.map((item) => (
          <li
            key={item}
            className={cn(
              'rounded-full px-3.5 py-1 contrast:border',
              isSummit ? 'bg-white font-semibold text-night' : 'bg-card',
            )}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
