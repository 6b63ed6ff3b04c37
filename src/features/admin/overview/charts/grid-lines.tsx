import { linesOf, type scaleOf } from './months.ts'

interface GridLinesProps {
  scale: ReturnType<typeof scaleOf>
  y: (value: number) => number
  left: number
  right: number
}

export const GridLines = ({ scale, y, left, right }: GridLinesProps) =>
  linesOf(scale).map((value) => (
    <g key={value}>
      <line
        x1={left}
        x2={right}
        y1={y(value)}
        y2={y(value)}
        className={value === 0 ? 'stroke-field' : 'stroke-line'}
      />
      <text x={left - 10} y={y(value) + 4} textAnchor="end" className="fill-ink-soft">
        {value}
      </text>
    </g>
  ))
