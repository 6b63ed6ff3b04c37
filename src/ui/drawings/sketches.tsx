import { Bust } from './bust.tsx'
import { Label } from './parts.tsx'

const dots = [
  [20, 24],
  [48, 14],
  [108, 20],
  [226, 24],
  [222, 110],
  [16, 112],
  [120, 116],
  [196, 122],
  [36, 58],
] as const

const findings = [
  [150, 34],
  [170, 30],
  [188, 46],
  [180, 68],
  [160, 62],
  [146, 74],
  [166, 88],
  [138, 52],
] as const

const known = [
  [66, 62],
  [84, 58],
  [92, 78],
  [74, 84],
  [62, 92],
  [86, 98],
] as const

/** Dots that a magnifying glass sorts into groups. Takes the colors of the warm ground. */
export function AnalysisSketch() {
  return (
    <>
      <g fill="color-mix(in srgb, var(--warm-line) 60%, var(--warm))">
        <circle cx={78} cy={76} r={40} />
        <circle cx={166} cy={54} r={46} />
      </g>
      {dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={3.2} fill="var(--warm-soft)" opacity={0.5} />
      ))}
      {known.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4} fill="currentColor" />
      ))}
      {findings.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4} fill="var(--warm-accent)" />
      ))}
      <path d="M198 84l22 18" stroke="currentColor" strokeWidth={5} strokeLinecap="round" />
      <circle cx={166} cy={54} r={46} fill="none" stroke="currentColor" strokeWidth={2.5} />
    </>
  )
}

const budgets = [
  { person: 'priya', ground: '#f3c98b', x: 42, width: 104, color: '#35506c', ink: '#fff', amount: '$4,000' },
  { person: 'adrian', ground: '#b9d8ee', x: 72, width: 92, color: '#a23c17', ink: '#fff', amount: '$1,900' },
  { person: 'elena', ground: '#e6e1f7', x: 102, width: 80, color: '#c9a66b', ink: '#2a1d00', amount: '$900' },
] as const

/** Three lines of a plan, each with an owner, a budget and the same target. */
export function PlanSketch() {
  return (
    <>
      {budgets.map(({ person, ground, x, width, color, ink, amount }, index) => {
        const y = 26 + index * 40
        return (
          <g key={person}>
            <clipPath id={`owner-${person}`}>
              <circle cx={16} cy={y} r={14} />
            </clipPath>
            <g clipPath={`url(#owner-${person})`}>
              <rect x={2} y={y - 14} width={28} height={28} fill={ground} />
              <svg aria-hidden="true" x={2} y={y - 14} width={28} height={28} viewBox="0 0 160 160">
                <Bust of={person} />
              </svg>
            </g>
            <rect x={x} y={y - 12} width={width} height={24} rx={7} fill={color} />
            <Label x={x + 10} y={y + 4.5} size={12} weight={600} fill={ink}>
              {amount}
            </Label>
            <path
              d={`M${x + width} ${y}H214`}
              stroke="var(--warm-soft)"
              opacity={0.6}
              strokeWidth={2}
              strokeDasharray="2 5"
              strokeLinecap="round"
            />
          </g>
        )
      })}
      <path d="M222 122V12" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
      <path
        d="M222 12h-22l6 8-6 8h22Z"
        fill="#f5b83d"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </>
  )
}

const attempts = [
  { path: 'M20 118C34 118 36 62 70 62', x: 70, y: 62 },
  { path: 'M46 118C60 118 62 84 98 84', x: 98, y: 84 },
  { path: 'M80 118C94 118 96 74 136 74', x: 136, y: 74 },
]

/** Three experiments that ended and one that became part of the plan. */
export function ExperimentsSketch() {
  return (
    <>
      <path d="M10 118h222" stroke="currentColor" strokeWidth={2} />
      {attempts.map(({ path, x, y }) => (
        <g key={path} fill="none" stroke="var(--warm-soft)" strokeLinecap="round">
          <path d={path} strokeWidth={3} opacity={0.5} />
          <path d={`M${x - 5} ${y - 6}l10 12m0-12-10 12`} strokeWidth={2.5} />
        </g>
      ))}
      <path
        d="M112 118c30 0 34-52 62-74 14-10 30-14 46-18"
        fill="none"
        stroke="var(--warm-accent)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <circle cx={222} cy={25} r={8} fill="var(--warm-accent)" />
      {[20, 46, 80, 112].map((x) => (
        <circle key={x} cx={x} cy={118} r={4.5} fill="currentColor" />
      ))}
    </>
  )
}

const layers = [
  'color-mix(in srgb, var(--cta) 55%, #f5e6cf)',
  'color-mix(in srgb, var(--accent) 14%, #fff)',
  'color-mix(in srgb, var(--accent) 38%, #fff)',
  'color-mix(in srgb, var(--accent) 66%, #fff)',
  'var(--accent)',
  'color-mix(in srgb, var(--accent) 42%, #041526)',
]

const rings = [
  'M-30 0c0-21 15-30 33-30s27 15 24 33-18 30-33 24-24-12-24-27Z',
  'M-19-1c0-14.7 10.5-21 23.1-21s18.9 10.5 16.800 23.1-12.600 21-23.1 16.800-16.800-8.400-16.800-18.900Z',
  'M-7-3c0-8.400 6-12 13.200-12s10.800 6 9.600 13.200-7.200 12-13.200 9.600-9.600-4.800-9.600-10.800Z',
  'M2-4c0-3.5 2.5-5 5.5-5s4.5 2.5 4 5.500-3 5-5.5 4-4-2-4-4.5Z',
]

/** The layers of a technology stack as slabs, 86 units apart. The top one carries contour rings. */
export function StackSketch() {
  return layers
    .map((color, index) => ({
      color,
      y: 55 + index * 86,
      depth: index === 0 ? 28 : 20,
      shade: index === 0 ? '#9a6512' : '#0b4a80',
    }))
    .reverse()
    .map(({ color, y, depth, shade }) => (
      <g key={color} fill={color}>
        <path d={`M10 ${y}v${depth}l168 52v-${depth}Z`} />
        <path d={`M10 ${y}v${depth}l168 52v-${depth}Z`} fill={shade} opacity={0.25} />
        <path d={`M346 ${y}v${depth}l-168 52v-${depth}Z`} />
        <path d={`M346 ${y}v${depth}l-168 52v-${depth}Z`} fill={shade} opacity={0.42} />
        <path d={`M178 ${y - 52}l168 52-168 52-168-52Z`} />
        {y === 55 ? (
          <g transform="matrix(1.9 .588 -1.9 .588 178 55)" fill="none" stroke="var(--on-cta)" opacity={0.6}>
            {rings.map((ring) => (
              <path key={ring} d={ring} />
            ))}
          </g>
        ) : null}
        <path
          d={`M352 ${y}H416`}
          stroke="var(--line-strong)"
          strokeWidth={1.5}
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
        <circle cx={346} cy={y} r={4} fill="var(--surface)" stroke={color} strokeWidth={2} />
      </g>
    ))
}
