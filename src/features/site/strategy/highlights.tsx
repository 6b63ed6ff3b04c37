import { highlightsCopy } from '#content/strategy/copy.ts'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { exampleMix, planSources, strategyHighlights } from '#content/strategy/sections.ts'

export function StrategyHighlights() {
  const { data, results, custom } = strategyHighlights
  return (
    <Section id="basis">
      <SectionHeading of="basis">{highlightsCopy.heading}</SectionHeading>
      <SnapRow label={highlightsCopy.heading} className="mt-7 md:grid md:grid-cols-3 md:gap-6">
        <Highlight {...data} drawing={<SourcesToPlan />} />
        <Highlight {...results} drawing={<TargetChart />} />
        <Highlight {...custom} drawing={<MixSliders />} />
      </SnapRow>
    </Section>
  )
}

function Highlight({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <li className="grid">
      <Card as="article" size="none" className="flex flex-col overflow-clip">
        <div className="grid h-46 place-items-center bg-tint px-5 py-5 md:h-54 lg:px-7">{drawing}</div>
        <div className="px-5 pt-4 pb-5 lg:px-7 lg:pt-5 lg:pb-6">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-1 text-small text-ink-soft">{text}</p>
        </div>
      </Card>
    </li>
  )
}

const lineGap = 38

function SourcesToPlan() {
  const middle = 18 + 2 * lineGap
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 368 188"
      className="w-full max-w-[20rem] overflow-visible"
      fontSize={15}
    >
      {planSources.map((source, index) => {
        const y = 18 + index * lineGap
        return (
          <g key={source}>
            <text x={0} y={y + 5} className="fill-ink-soft">
              {source}
            </text>
            <path
              d={`M120 ${y}C196 ${y} 186 ${middle} 236 ${middle}`}
              strokeWidth={5 - Math.abs(index - 2) * 1.5}
              className="fill-none stroke-accent"
            />
          </g>
        )
      })}
      <circle cx={238} cy={middle} r={7} className="fill-ink" />
      <text x={254} y={middle - 4} fontSize={17} className="fill-ink font-heading font-semibold">
        {highlightsCopy.plan}
      </text>
      <text x={254} y={middle + 17} className="fill-ink-soft">
        {highlightsCopy.planNote}
      </text>
    </svg>
  )
}

function TargetChart() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 270 178"
      className="w-full max-w-[16rem] overflow-visible"
      fontSize={15}
    >
      <path d="M0 172.5H268M96.5 6V172" className="fill-none stroke-line-strong" strokeWidth={1.5} />
      <path d="M0 134H96L262 36" strokeDasharray="2 5" strokeWidth={2} className="fill-none stroke-ink" />
      <path
        d="M0 140C16 130 34 138 50 138S70 128 80 130s10 6 18 3C122 124 136 106 150 99s36-9 56-34"
        strokeWidth={3}
        strokeLinecap="round"
        className="fill-none stroke-accent"
      />
      <circle cx={206} cy={66} r={6} className="fill-accent" />
      <g className="fill-ink-soft">
        <text y={118}>{highlightsCopy.baseline}</text>
        <text x={106} y={18}>
          {highlightsCopy.planStarts}
        </text>
        <text x={220} y={88}>
          {highlightsCopy.you}
        </text>
      </g>
      <text x={268} y={26} textAnchor="end" className="fill-ink font-heading font-semibold">
        {highlightsCopy.target}
      </text>
    </svg>
  )
}

function MixSliders() {
  return (
    <figure aria-hidden="true" className="grid w-full max-w-[20rem] gap-y-5 text-small">
      {exampleMix.map(({ channel, share }) => (
        <div key={channel} className="grid grid-cols-[4.5rem_1fr] items-center">
          <span className="text-ink-soft">{channel}</span>
          <span className="relative h-1 rounded-full bg-line-strong">
            <span
              style={{ width: `${share * 100}%` }}
              className="absolute inset-y-0 left-0 rounded-full bg-primary"
            />
            <span
              style={{ left: `${share * 100}%` }}
              className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-ink bg-card"
            />
          </span>
        </div>
      ))}
    </figure>
  )
}
