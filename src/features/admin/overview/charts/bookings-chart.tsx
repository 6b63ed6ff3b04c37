import { bookingsChartTexts as texts } from '#content/interface/admin/charts.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminStats } from '#contracts/admin.ts'
import { cn } from '#ui/cn.ts'
import { ChartCard } from './chart-card.tsx'
import { GridLines } from './grid-lines.tsx'
import { longMonth, scaleOf, shortMonth } from './months.ts'

type Month = AdminStats['bookingsByMonth'][number]

const size = { width: 592, height: 250, left: 30, top: 20, bottom: 26 } as const
const plot = { width: size.width - size.left, height: size.height - size.top - size.bottom } as const
const barWidth = 26

export function BookingsChart({
  months: loadedMonths,
}: {
  months: AdminStats['bookingsByMonth'] | undefined
}) {
  const months = loadedMonths ?? []
  const total = months.reduce((sum, { bookings }) => sum + bookings, 0)
  const running = months.at(-1)
  return (
    <ChartCard
      title={texts.title}
      note={running ? texts.note(total, longMonth(running.month).split(' ')[0] ?? '') : texts.loading}
      longestNote={texts.longestNote}
      isLoading={!loadedMonths}
      size={size}
      empty={total === 0 ? texts.empty : null}
      legend={<Legend />}
      table={{
        heads: [labelTexts.month, labelTexts.requests, texts.confirmed],
        rows: months.map(({ month, bookings, confirmed }) => [longMonth(month), bookings, confirmed]),
      }}
    >
      <Bars months={months} />
    </ChartCard>
  )
}

const Legend = () => (
  <p
    aria-hidden="true"
    className="flex flex-wrap gap-x-4 pt-1 text-tiny text-ink-soft max-sm:order-last lg:max-xl:order-last"
  >
    <span className="flex items-center gap-1.5">
      <span className="size-2.5 rounded-xs bg-primary forced-color-adjust-none" />
      {texts.confirmed}
    </span>
    <span className="flex items-center gap-1.5">
      <span className="size-2.5 rounded-xs border border-accent bg-accent/45 forced-color-adjust-none" />
      {texts.other}
    </span>
  </p>
)

function Bars({ months }: { months: readonly Month[] }) {
  const scale = scaleOf(months.map(({ bookings }) => bookings))
  const slot = plot.width / months.length
  const y = (value: number) => size.top + plot.height * (1 - value / scale.top)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="w-full overflow-visible text-tiny text-link max-sm:text-[1.375rem]"
    >
      <defs>
        <pattern
          id="running-month"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      </defs>
      <GridLines scale={scale} y={y} left={size.left} right={size.width} />
      {months.map((month, index) => (
        <Bar
          key={month.month}
          month={month}
          isRunning={index === months.length - 1}
          isNamedOnPhones={(months.length - 1 - index) % 3 === 0}
          x={size.left + slot * (index + 0.5)}
          slot={slot}
          y={y}
        />
      ))}
    </svg>
  )
}

interface BarProps {
  month: Month
  isRunning: boolean
  isNamedOnPhones: boolean
  x: number
  slot: number
  y: (value: number) => number
}

function Bar({ month: { month, bookings, confirmed }, isRunning, isNamedOnPhones, x, slot, y }: BarProps) {
  const left = x - barWidth / 2
  const base = y(0)
  const top = y(bookings)
  const middle = y(confirmed)
  return (
    <g className="group">
      <rect
        x={x - slot / 2}
        y={size.top - 8}
        width={slot}
        height={base - size.top + 8}
        rx={6}
        className="fill-tint opacity-0 group-hover:opacity-100"
      />
      <title>{texts.barTitle(longMonth(month), bookings, confirmed)}</title>
      {bookings > confirmed ? (
        <path
          d={roundedTop(left, top, middle - (confirmed > 0 ? 1 : 0), barWidth)}
          className={
            isRunning ? 'fill-accent/20 stroke-accent' : 'fill-accent/45 stroke-accent contrast:fill-none'
          }
        />
      ) : null}
      {confirmed > 0 ? (
        <path
          d={
            bookings > confirmed
              ? squareTop(left, middle, base, barWidth)
              : roundedTop(left, middle, base, barWidth)
          }
          fill={isRunning ? 'url(#running-month)' : undefined}
          className={isRunning ? 'stroke-current' : 'fill-primary'}
        />
      ) : null}
      {bookings > 0 ? (
        <text
          x={x}
          y={top - 6}
          textAnchor="middle"
          className={`fill-ink font-semibold ${isRunning ? '' : 'opacity-0 group-hover:opacity-100'}`}
        >
          {bookings}
        </text>
      ) : null}
      <text
        x={x}
        y={size.height - 6}
        textAnchor="middle"
        className={cn(
          isRunning ? 'fill-ink font-semibold' : 'fill-ink-soft',
          !isNamedOnPhones && 'max-sm:hidden',
        )}
      >
        {shortMonth(month)}
      </text>
    </g>
  )
}

function roundedTop(left: number, top: number, bottom: number, width: number): string {
  const radius = Math.max(0, Math.min(5, bottom - top))
  return `M${left} ${bottom}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${bottom}z`
}

const squareTop = (left: number, top: number, bottom: number, width: number) =>
  `M${left} ${bottom}V${top}h${width}V${bottom}z`
