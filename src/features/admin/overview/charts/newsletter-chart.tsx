import { newsletterChartTexts as texts } from '#content/interface/admin/charts.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminStats } from '#contracts/admin.ts'
import { ChartCard } from './chart-card.tsx'
import { GridLines } from './grid-lines.tsx'
import { longMonth, scaleOf, shortMonth } from './months.ts'

type Months = AdminStats['subscribersByMonth']

const size = { width: 440, height: 250, left: 34, right: 40, top: 20, bottom: 26 } as const
const plot = {
  width: size.width - size.left - size.right,
  height: size.height - size.top - size.bottom,
} as const
const echoes = [0.86, 0.72, 0.58, 0.44, 0.3] as const

export function NewsletterChart({ months: loadedMonths }: { months: Months | undefined }) {
  const months = loadedMonths ?? []
  const first = months[0]
  const last = months.at(-1)
  const isEmpty = months.every(({ total }) => total === 0)
  return (
    <ChartCard
      title={texts.title}
      note={first && last ? growth(first, last.total) : texts.loading}
      longestNote={texts.longestNote}
      isLoading={!loadedMonths}
      size={size}
      empty={isEmpty ? texts.empty : null}
      table={{
        heads: [labelTexts.month, texts.subscribers],
        rows: months.map(({ month, total }) => [longMonth(month), total]),
      }}
    >
      <Ridge months={months} />
    </ChartCard>
  )
}

function growth(first: Months[number], now: number): string {
  return texts.growth(now - first.total, now, longMonth(first.month))
}

function Ridge({ months }: { months: Months }) {
  const scale = scaleOf(months.map(({ total }) => total))
  const x = (index: number) => size.left + (plot.width * index) / Math.max(1, months.length - 1)
  const y = (value: number) => size.top + plot.height * (1 - value / scale.top)
  const line = (share: number) =>
    months.map(({ total }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(total * share)}`).join('')
  const lastIndex = months.length - 1
  const firstTotal = months[0]?.total ?? 0
  const lastTotal = months[lastIndex]?.total ?? 0
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="w-full overflow-visible text-tiny text-accent max-sm:text-small"
    >
      <defs>
        <linearGradient id="ridge-fill" x2="0" y2="1">
          <stop stopColor="currentColor" stopOpacity={0.24} />
          <stop offset="1" stopColor="currentColor" stopOpacity={0} />
        </linearGradient>
      </defs>
      <GridLines scale={scale} y={y} left={size.left} right={size.width - size.right} />
      <path
        d={`${line(1)}L${x(lastIndex)} ${y(0)}L${x(0)} ${y(0)}z`}
        fill="url(#ridge-fill)"
        className="contrast:hidden"
      />
      {echoes.map((share, index) => (
        <path
          key={share}
          d={line(share)}
          fill="none"
          stroke="currentColor"
          opacity={0.42 - index * 0.075}
          className="contrast:hidden"
        />
      ))}
      <path d={line(1)} fill="none" className="stroke-kicker" strokeWidth={2.5} strokeLinejoin="round" />
      <circle cx={x(0)} cy={y(firstTotal)} r={3} className="fill-kicker" />
      <circle
        cx={x(lastIndex)}
        cy={y(lastTotal)}
        r={4.5}
        className="fill-card stroke-ink"
        strokeWidth={2.2}
      />
      <text x={x(0) + 2} y={y(firstTotal) - 12} className="fill-ink font-semibold">
        {firstTotal}
      </text>
      <text x={x(lastIndex) + 10} y={y(lastTotal) + 4} className="fill-ink font-semibold">
        {lastTotal}
      </text>
      {months.map(({ month }, index) =>
        index === lastIndex || (index % 3 === 0 && index < lastIndex - 1) ? (
          <text
            key={month}
            x={x(index)}
            y={size.height - 6}
            textAnchor="middle"
            className={index === lastIndex ? 'fill-ink font-semibold' : 'fill-ink-soft'}
          >
            {shortMonth(month)}
          </text>
        ) : null,
      )}
    </svg>
  )
}
