import type { SVGProps } from 'react'

/** The colors of a category (src/ui/covers.css), as custom properties that `<use>` inherits. */
export const paint = {
  ground: 'var(--cover-ground)',
  shade: 'var(--cover-shade)',
  first: 'var(--cover-first)',
  second: 'var(--cover-second)',
  third: 'var(--cover-third)',
  /** Dark enough to be read on white. */
  ink: 'var(--cover-ink)',
  signal: '#f5b83d',
  white: '#fff',
} as const

export function Dot({ x, y, r, fill }: Record<'x' | 'y' | 'r', number> & { fill: string }) {
  return <circle cx={x} cy={y} r={r} fill={fill} />
}

interface BarProps {
  x: number
  y: number
  width: number
  height: number
  fill: string
  rx?: number
}

export function Bar(props: BarProps) {
  return <rect {...props} />
}

interface StrokeProps extends Pick<SVGProps<SVGPathElement>, 'strokeDasharray'> {
  d: string
  stroke: string
  strokeWidth?: number
}

export function Stroke({ strokeWidth = 6, ...props }: StrokeProps) {
  return (
    <path {...props} fill="none" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" />
  )
}

export const range = (length: number) => Array.from({ length }, (_, index) => index)
