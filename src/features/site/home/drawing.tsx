import drawings from './drawings.svg?no-inline'

interface DrawingProps {
  name: 'ridge' | 'trail' | 'stratum' | 'ground' | 'horizon' | 'analysis' | 'planning' | 'innovation'
  width: number
  height: number
  isStretched?: boolean
  className: string
}

export function Drawing({ name, width, height, isStretched, className }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
