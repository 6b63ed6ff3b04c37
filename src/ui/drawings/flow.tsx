import { Glyph, Label } from './parts.tsx'

interface Step {
  x: number
  y: number
  width: number
  icon: string
  name: string
  note: string
  isPerson?: boolean
}

const steps: readonly Step[] = [
  { x: 0, y: 20, width: 190, icon: 'mail', name: 'Invoice arrives', note: '412 a week' },
  { x: 230, y: 20, width: 170, icon: 'scan-text', name: 'Read', note: 'agent, 4 seconds' },
  { x: 360, y: 126, width: 190, icon: 'git-compare', name: 'Match the order', note: '96% found at once' },
  {
    x: 110,
    y: 126,
    width: 200,
    icon: 'user-check',
    name: 'Person decides',
    note: 'only the other 4%',
    isPerson: true,
  },
  { x: 16, y: 234, width: 190, icon: 'book-check', name: 'Booked', note: 'same day, not day 9' },
  { x: 250, y: 234, width: 190, icon: 'send', name: 'Supplier told', note: 'nobody has to ask' },
]

const wires = ['M190 52h40', 'M400 52h30q14 0 14 14v60', 'M360 158h-50', 'M150 190v44', 'M206 266h44']

/** The path of an invoice through agents and one person, for a deep teal ground. */
export function Flow() {
  return (
    <>
      {wires.map((d) => (
        <path key={d} d={d} fill="none" stroke="#8fd3cc" strokeWidth={2} />
      ))}
      {steps.map((step) => (
        <StepBox key={step.name} {...step} />
      ))}
    </>
  )
}

const column: readonly Step[] = [
  { x: 1, y: 1, width: 218, icon: 'mail', name: 'Invoice arrives', note: 'read in 4 seconds' },
  { x: 1, y: 83, width: 218, icon: 'git-compare', name: 'Match the order', note: '96% found at once' },
  {
    x: 1,
    y: 165,
    width: 218,
    icon: 'user-check',
    name: 'Person decides',
    note: 'only the other 4%',
    isPerson: true,
  },
  { x: 1, y: 247, width: 218, icon: 'book-check', name: 'Booked', note: 'same day, not day 9' },
]

/** The same path as a column, for a narrow card. */
export function FlowTall() {
  return (
    <>
      <path d="M25 60V280" stroke="#8fd3cc" strokeWidth={2} />
      {column.map((step) => (
        <StepBox key={step.name} {...step} />
      ))}
    </>
  )
}

function StepBox({ x, y, width, icon, name, note, isPerson }: Step) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={62}
        rx={12}
        fill={isPerson ? '#f5b83d' : '#1f6a6f'}
        stroke={isPerson ? undefined : '#5fa9a6'}
      />
      <Glyph name={icon} x={x + 14} y={y + 20} size={22} color={isPerson ? '#2a1d00' : '#bfeae5'} />
      <Label x={x + 48} y={y + 27} size={14.5} weight={600} fill={isPerson ? '#2a1d00' : '#fff'}>
        {name}
      </Label>
      <Label x={x + 48} y={y + 46} size={12.5} weight={400} fill={isPerson ? '#4a3400' : '#d9f1ef'}>
        {note}
      </Label>
    </g>
  )
}
