import type { ReactNode } from 'react'
import type { HomeCopy } from '#content/home.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function Approach({ copy }: { copy: HomeCopy['approach'] }) {
  const drawings = [<Clusters key="analysis" />, <Waypoints key="planning" />, <Trials key="innovation" />]
  return (
    <Section id="approach" tone="tint">
      <SectionHeading of="approach" kicker={copy.kicker}>
        {copy.heading}
      </SectionHeading>
      <ul className="mt-12 grid gap-y-12 lg:grid-cols-[5fr_4fr_3.4fr]">
        {copy.items.map(({ icon, title, description }, index) => (
          <li
            key={title}
            className="border-line-strong contrast:border-line lg:px-8 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0 contrast:lg:not-first:border-l-3"
          >
            {drawings[index]}
            <h3 className="mt-6 flex items-center gap-3 text-h3">
              <Icon name={icon} className="size-6 text-kicker" />
              {title}
            </h3>
            <p className="mt-3 max-w-[30rem] text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A line drawing, 160 high; `width` is as wide as its column on a desktop. */
function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 160`}
      className="h-40 max-w-full fill-none stroke-accent stroke-2"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}

/** Records without order, and the two places where they gather. */
function Clusters() {
  return (
    <Drawing width={400}>
      <path
        className="stroke-line-strong [stroke-width:5]"
        d="M14 34h0M40 96h0M62 20h0M92 132h0M100 62h0M150 148h0M168 24h0M196 58h0M212 138h0M330 146h0M346 20h0M384 44h0M388 110h0M300 16h0M20 142h0M236 18h0"
      />
      <path
        className="stroke-kicker [stroke-width:5]"
        d="M128 84h0M142 100h0M152 78h0M162 94h0M136 68h0M272 84h0M286 70h0M298 88h0M282 102h0M304 68h0M314 94h0M292 52h0M262 66h0M318 78h0"
      />
      <path d="M116 86c-2-24 20-36 40-24s26 40 4 52-42-2-44-28ZM250 80c-4-32 26-48 58-38s42 44 20 68-74 8-78-30Z" />
      <path
        opacity=".45"
        strokeWidth={1}
        d="M102 88c-4-36 30-56 62-38s38 62 6 78-64-4-68-40ZM234 82c-6-44 36-66 80-52s60 62 28 94S240 132 234 82Z"
      />
    </Drawing>
  )
}

/** A route that is settled before anybody walks it. */
function Waypoints() {
  return (
    <Drawing width={300}>
      <path opacity=".45" strokeWidth={1} d="M6 120c60-8 90-60 150-62s80-30 140-46M6 146c70-8 100-58 160-62s80-26 130-40" />
      <path strokeDasharray="1 8" strokeWidth={3} d="M22 136c44-2 52-26 80-40s48 8 78-18 44-44 88-50" />
      <path
        className="fill-surface-tint"
        d="M29 136a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM109 96a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM187 78a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
      />
      <path className="fill-accent" d="M277 28a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
    </Drawing>
  )
}

/** Two trials leave the known line: one ends at its date, one becomes the line. */
function Trials() {
  return (
    <Drawing width={260}>
      <path opacity=".45" d="M6 128h248" />
      <path strokeDasharray="5 6" d="M46 128c30 0 30-44 62-44h24" />
      <path className="stroke-ink-soft" d="m140 76 16 16m0-16-16 16" />
      <path strokeWidth={3} d="M104 128c44 0 40-96 92-96h52" />
      <path className="fill-accent" d="M252 32a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM51 128a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM109 128a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z" />
    </Drawing>
  )
}
