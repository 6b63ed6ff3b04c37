import { Box, Curve, Label, Title } from './parts.tsx'

const soft = '#566b82'

function Panel({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Box x={0} y={0} width={336} height={286} fill="#fff" radius={14} />
      <Title x={22} y={38} size={18}>
        {title}
      </Title>
      <Label x={22} y={60} weight={400} fill={soft}>
        {note}
      </Label>
    </>
  )
}

const channels = [
  { name: 'Search', color: '#154677', orders: [1, 2, 2, 4, 5, 5, 8, 9, 11, 12], cost: '$14' },
  { name: 'Email', color: '#2f86c4', orders: [1, 1, 3, 6, 5, 7, 6, 8, 9, 10], cost: '$6' },
  { name: 'Paid', color: '#c8661c', orders: [10, 11, 9, 10, 7, 7, 5, 5, 3, 3], cost: '$31' },
  { name: 'Social', color: '#1f9880', orders: [2, 4, 1, 4, 2, 5, 4, 6, 5, 7], cost: '$22' },
]

/** A weekly report with the cost of an order by channel. */
export function Report() {
  return (
    <>
      <Panel title="One report, every Monday" note="Cost of one order, by channel" />
      {channels.map(({ name, color, orders, cost }, index) => {
        const y = 78 + index * 52
        const points = orders.map((count, week) => [106 + week * 15, y + 42 - count * 2.7] as const)
        const [lastX, lastY] = points.at(-1) ?? [0, 0]
        return (
          <g key={name}>
            <path d={`M22 ${y}h292`} stroke="#e6edf4" />
            <Label x={22} y={y + 32} size={15} weight={600}>
              {name}
            </Label>
            <Curve points={points} color={color} />
            <circle cx={lastX} cy={lastY} r={4} fill={color} />
            <Title x={314} y={y + 33} size={19} anchor="end">
              {cost}
            </Title>
          </g>
        )
      })}
    </>
  )
}

const candidates = [
  { name: 'Support replies', hours: 31, verdict: 'Start here' },
  { name: 'Product texts', hours: 18, verdict: 'Next' },
  { name: 'Invoice entry', hours: 9, verdict: 'Later' },
  { name: 'Forecasts', hours: 0, verdict: 'Not yet' },
]

/** A ranking of where AI saves the most hours. */
export function Ranking() {
  return (
    <>
      <Panel title="Where AI pays first" note="Hours a week that a person gets back" />
      {candidates.map(({ name, hours, verdict }, index) => {
        const y = 78 + index * 52
        const isFirst = index === 0
        return (
          <g key={name}>
            <path d={`M22 ${y}h292`} stroke="#e6edf4" />
            <Label x={22} y={y + 23} size={15} weight={600}>
              {name}
            </Label>
            <Label x={314} y={y + 23} weight={600} fill={isFirst ? '#a23c17' : soft} anchor="end">
              {verdict}
            </Label>
            {hours > 0 ? (
              <>
                <Box
                  x={22}
                  y={y + 33}
                  width={hours * 8}
                  height={8}
                  fill={isFirst ? '#c4633c' : '#e3c79c'}
                  radius={4}
                />
                <Label x={30 + hours * 8} y={y + 41} size={12.5} weight={600} fill="#4c6077">
                  {`${hours} h`}
                </Label>
              </>
            ) : (
              <>
                <path d={`M22 ${y + 37}h100`} stroke="#b9a98f" strokeWidth={2} strokeDasharray="5 5" />
                <Label x={130} y={y + 41} size={12.5} weight={400} fill={soft}>
                  data not clean enough
                </Label>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}
