import { storyCopy } from '#content/work/page.ts'
import type { StoryFigure } from '#contracts/stories.ts'
import { formatNumber } from '#shared/formats.ts'
import { cn } from '#ui/cn.ts'
import {
  type ChartBox,
  type Place,
  placeMarkers,
  placePoints,
  shownLabels,
  ticksUpTo,
} from './line-layout.ts'
import { storyLooks } from './story-look.ts'
import type { StoryTint } from './story-tint.ts'

const wideBox: ChartBox = { width: 700, height: 344, left: 46, right: 658, top: 40, bottom: 300 }
const narrowBox: ChartBox = { width: 310, height: 300, left: 30, right: 296, top: 36, bottom: 256 }

interface LineChartProps {
  figure: StoryFigure
  tint: StoryTint
}

/** Two drawings of the same values: phones get one whose words are not too small, with its markers as a list. */
export function LineChart({ figure, tint }: LineChartProps) {
  const markers = figure.points.filter(({ marker }) => marker)
  return (
    <>
      <Drawing figure={figure} tint={tint} box={wideBox} className="max-md:hidden" />
      <Drawing figure={figure} tint={tint} box={narrowBox} isNarrow className="md:hidden" />
      {markers.length > 0 ? (
        <ol className="mt-2 grid gap-1 text-fine md:hidden">
          {markers.map(({ marker = '', label }, index) => (
            <li key={label} className="flex gap-2">
              <b aria-hidden="true" className={storyLooks[tint].figure}>
                {index + 1}
              </b>
              {storyCopy.marker(marker, figure.axis, label)}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

interface DrawingProps extends LineChartProps {
  box: ChartBox
  isNarrow?: boolean
  className: string
}

function Drawing({ figure, tint, box, isNarrow = false, className }: DrawingProps) {
  const { points, label } = figure
  const { places, yOf } = placePoints(points, box)
  const look = storyLooks[tint]
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L')
  const [first, last] = [points[0], points.at(-1)]
  const end = places.at(-1)
  if (!first || !last || !end) return null
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={storyCopy.lineLabel(label, shown(first.value, figure.unit), shown(last.value, figure.unit))}
      className={cn('mt-4 block w-full overflow-visible font-sans', className)}
    >
      {ticksUpTo(Math.max(...points.map(({ value }) => value))).map((tick) => (
        <g key={tick}>
          <path d={`M${box.left} ${yOf(tick)}H${box.right}`} className="stroke-line" />
          <text x={box.left - 10} y={yOf(tick) + 5} textAnchor="end" className={small}>
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <path d={`M${box.left} ${box.bottom}L${line}L${box.right} ${box.bottom}Z`} className={look.area} />
      <path
        d={`M${box.left} ${yOf(first.value)}H${box.right}`}
        strokeDasharray="2 5"
        className="stroke-ink"
      />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth={3.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={look.stroke}
      />
      {isNarrow ? (
        <NumberedMarkers figure={figure} places={places} tint={tint} />
      ) : (
        <LabeledMarkers figure={figure} places={places} tint={tint} box={box} />
      )}
      <EndValue figure={figure} places={places} tint={tint} />
      {shownLabels(points.length, isNarrow ? 4 : 14).map((index) => (
        <text
          key={index}
          x={places[index]?.x}
          y={box.bottom + 28}
          textAnchor={isNarrow && index === 0 ? 'start' : 'middle'}
          className={small}
        >
          {points[index]?.label}
        </text>
      ))}
    </svg>
  )
}

const small = 'fill-ink-soft text-[0.8125rem] font-medium'

export const shown = (value: number, unit: string | undefined): string =>
  `${formatNumber(value)}${unit === undefined ? '' : `${unit.length > 1 ? ' ' : ''}${unit}`}`

interface MarkersProps extends LineChartProps {
  places: readonly Place[]
}

function LabeledMarkers({ figure, places, tint, box }: MarkersProps & { box: ChartBox }) {
  const look = storyLooks[tint]
  return placeMarkers(figure.points, places, box).map(({ x, y, stemY, text, index }) => {
    const place = places[index]
    if (!place) return null
    return (
      <g key={index}>
        <path d={`M${place.x} ${place.y}V${stemY}`} strokeWidth={1.5} className={look.stroke} />
        <circle cx={place.x} cy={place.y} r={6.5} strokeWidth={3} className={cn('fill-card', look.stroke)} />
        <text x={x} y={y} className="fill-ink text-[0.875rem] font-semibold">
          {text}
        </text>
        <text x={x} y={y + 18} className={small}>
          {storyCopy.place(figure.axis, figure.points[index]?.label ?? '')}
        </text>
      </g>
    )
  })
}

function NumberedMarkers({ figure, places, tint }: MarkersProps) {
  const indexes = figure.points.flatMap(({ marker }, index) => (marker ? [index] : []))
  return indexes.map((index, number) => (
    <g key={index}>
      <circle cx={places[index]?.x} cy={places[index]?.y} r={10} className={storyLooks[tint].fill} />
      <text
        x={places[index]?.x}
        y={(places[index]?.y ?? 0) + 4.5}
        textAnchor="middle"
        className="fill-surface text-[0.75rem] font-bold"
      >
        {number + 1}
      </text>
    </g>
  ))
}

/** Stands above a line that rises to its end and below one that falls. */
function EndValue({ figure, places, tint }: MarkersProps) {
  const [before, end] = places.slice(-2)
  const last = figure.points.at(-1)
  if (!before || !end || !last) return null
  const isFalling = before.y < end.y
  const look = storyLooks[tint]
  return (
    <>
      <circle cx={end.x} cy={end.y} r={9} className={look.fill} />
      <text
        x={isFalling ? end.x + 8 : end.x - 14}
        y={isFalling ? end.y + 40 : end.y - 10}
        textAnchor="end"
        className={cn('font-heading text-[1.875rem] font-semibold tracking-[-0.02em]', look.fill)}
      >
        {shown(last.value, figure.unit)}
      </text>
    </>
  )
}
