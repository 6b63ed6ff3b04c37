import { highlightsCopy } from '#content/strategy/copy.ts'
import type { ReactNode } from 'react'
import { exampleMix, planSources, strategyHighlights } from '#content/strategy/sections.ts'

export function StrategyHighlights() {
  const { data, results, custom } = strategyHighlights
  return (
    <section
      aria-labelledby="highlights-heading"
      className="on-band contrast:border-y-3 contrast:border-line"
    >
      <h2 id="highlights-heading" className="sr-only">
        {highlightsCopy.heading}
      </h2>
      <div className="page-width grid divide-line py-16 max-lg:gap-y-14 lg:grid-cols-[508fr_348fr_296fr] lg:divide-x lg:py-[4.5rem]">
        <Highlight {...data} drawing={<SourcesToPlan />} />
        <Highlight {...results} drawing={<TargetChart />} />
        <Highlight {...custom} drawing={<MixSliders />} />
      </div>
    </section>
  )
}

function Highlight({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <article className="gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center lg:px-10 lg:first:pl-0 lg:last:pr-0">
      <div className="flex items-center sm:max-lg:pb-0 pb-8 lg:h-[14.5rem]">{drawing}</div>
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[27rem] text-ink-soft">{text}</p>
      </div>
    </article>
  )
}

const lineGap = 38

function SourcesToPlan() {
  const middle = 18 + 2 * lineGap
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 368 188"
      className="w-full max-w-[25rem] overflow-visible"
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
      className="w-full max-w-[20rem] overflow-visible"
      fontSize={15}
    >
      <path d="M0 172.5H268M96.5 6V172" className="fill-none stroke-line" strokeWidth={1.5} />
      <path d="M0 134H96L262 36" strokeDasharray="2 5" strokeWidth={2} className="fill-none stroke-ink" />
      <path
        d="M0 140C16 130 34 138 50 138S70 128 80 130s10 6 18 3C122 124 136 106 150 99s36-9 56-34"
        strokeWidth={3}
        strokeLinecap="round"
        className="fill-none stroke-on-band-accent"
      />
      <circle cx={206} cy={66} r={6} className="fill-on-band-accent" />
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
    <figure aria-hidden="true" className="grid w-full max-w-[20rem] gap-y-6 text-small">
      {exampleMix.map(({ channel, share }) => (
        <div key={channel} className="grid grid-cols-[4.5rem_1fr] items-center">
          <span className="text-ink-soft">{channel}</span>
          <span className="relative h-1 rounded-full bg-line">
            <span
              style={{ width: `${share * 100}%` }}
              className="absolute inset-y-0 left-0 rounded-full bg-on-band-accent"
            />
            <span
              style={{ left: `${share * 100}%` }}
              className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-ink bg-band"
            />
          </span>
        </div>
      ))}
    </figure>
  )
}
