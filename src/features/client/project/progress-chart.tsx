import { formatReaderDay } from '#shared/format-reader-day.ts'
import { useId, useState } from 'react'
import { progressChartTexts as texts } from '#content/interface/client/project.ts'
import type { ProjectDetail } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type ChartPoint, chartPoints } from './chart-points.ts'

const gridLines = [0, 25, 50, 75, 100] as const
const echoes = [
  { height: 0.82, opacity: 0.4 },
  { height: 0.64, opacity: 0.28 },
  { height: 0.46, opacity: 0.18 },
] as const

const rowOf = ({ at, percentage }: ChartPoint) => ({ percentage, day: formatReaderDay(at) })

export function ProgressChart({ project }: { project: ProjectDetail }) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const points = chartPoints(project)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) {
    return <p className="mt-3 text-small text-ink-soft">{texts.emptyText}</p>
  }
  return (
    <div className="mt-4">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h3 id={id} className="text-fine font-semibold text-ink-soft">
          {texts.heading}
        </h3>
        <Button
          look={isTable ? 'chosen' : 'outline'}
          size="small"
          className="print-hidden"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          <Icon name="table-2" />
          {texts.tableButton}
        </Button>
      </div>
      {isTable ? (
        <ProgressTable points={points} labelledBy={id} />
      ) : (
        <figure
          role="img"
          aria-label={texts.summary({ first: rowOf(first), last: rowOf(last), reports: points.length })}
        >
          <Plot points={points} last={last} />
          <div className="mt-2 ml-10 flex justify-between text-tiny text-ink-soft tabular">
            <span>{formatReaderDay(first.at)}</span>
            <span>{formatReaderDay(last.at)}</span>
          </div>
        </figure>
      )}
    </div>
  )
}

function Plot({ points, last }: { points: readonly ChartPoint[]; last: ChartPoint }) {
  const line = (height: number) =>
    points.map(({ x, percentage }, index) => `${index ? 'L' : 'M'}${x} ${100 - percentage * height}`).join('')
  return (
    <div className="relative ml-10 h-44">
      {gridLines.map((value) => (
        <div key={value} className="absolute inset-x-0 border-t border-line" style={{ bottom: `${value}%` }}>
          <span className="absolute -left-10 w-8 -translate-y-1/2 text-right text-tiny text-ink-soft tabular">
            {value}%
          </span>
        </div>
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
      >
        <path d={`${line(1)}V100H0Z`} className="fill-accent contrast:hidden" opacity={0.14} />
        {echoes.map(({ height, opacity }) => (
          <path
            key={height}
            d={line(height)}
            opacity={opacity}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent contrast:hidden"
          />
        ))}
        <path
          d={line(1)}
          vectorEffect="non-scaling-stroke"
          strokeWidth={2.5}
          strokeLinejoin="round"
          className="stroke-primary contrast:stroke-accent"
        />
      </svg>
      {points.map(({ at, x, percentage }) => (
        <span
          key={at}
          className="dot absolute size-2 -translate-x-1/2 translate-y-1/2 bg-primary contrast:bg-accent"
          style={{ left: `${x}%`, bottom: `${percentage}%` }}
        />
      ))}
      <span
        className="absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-4 border-primary bg-card contrast:border-accent"
        style={{ left: `${last.x}%`, bottom: `${last.percentage}%` }}
      />
    </div>
  )
}

function ProgressTable({ points, labelledBy }: { points: readonly ChartPoint[]; labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full wrap-break-word text-small tabular">
      <thead className="text-left text-tiny text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-semibold">
            {texts.dayColumn}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {texts.progressColumn}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {points.map(({ at, percentage }) => (
          <tr key={at}>
            <td className="py-1.5">{formatReaderDay(at)}</td>
            <td className="py-1.5 text-right">{percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
