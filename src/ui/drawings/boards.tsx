import { Box, Curve, Label, Title } from './parts.tsx'

const soft = '#566b82'

const campaigns = [
  { name: 'Brand, exact', type: 'Search', spend: '$410', roas: 9.2, isOn: true, trend: [6, 9, 7, 10, 9, 12] },
  {
    name: 'Trail boots, DE',
    type: 'Shopping',
    spend: '$1,840',
    roas: 6.1,
    isOn: true,
    trend: [1, 3, 6, 7, 10, 12],
  },
  {
    name: 'Tents by margin',
    type: 'Shopping',
    spend: '$1,220',
    roas: 5.4,
    isOn: true,
    trend: [2, 5, 4, 8, 7, 10],
  },
  { name: 'Rain jackets, AT', type: 'Search', spend: '$690', roas: 4, isOn: true, trend: [5, 7, 4, 6, 8, 7] },
  {
    name: 'Competitor names',
    type: 'Search',
    spend: '$540',
    roas: 0.8,
    isOn: false,
    trend: [9, 8, 5, 5, 2, 1],
  },
  {
    name: 'Display, everyone',
    type: 'Display',
    spend: '$0',
    roas: 0,
    isOn: false,
    trend: [7, 4, 3, 1, 0, 0],
  },
]

const campaignColumns = [
  { x: 88, name: 'Campaign' },
  { x: 316, name: 'Type' },
  { x: 452, name: 'Spend' },
  { x: 560, name: 'Return' },
  { x: 676, name: 'Trend' },
]

/** An advertising account whose budget follows the return. */
export function AdAccount() {
  return (
    <>
      <Box x={0} y={0} width={900} height={470} fill="#fff" />
      <Title x={28} y={46}>
        Campaigns
      </Title>
      <Label x={28} y={68} weight={400} fill={soft}>
        Last 7 days. Budget follows the return, every Monday.
      </Label>
      <Tile x={560} name="Spend" value="$4,700" />
      <Tile x={668} name="Orders" value="318" />
      <Tile x={776} name="Return" value="5.3" />
      {campaignColumns.map(({ x, name }) => (
        <Label key={name} x={x} y={112} size={12} weight={600} fill={soft}>
          {name}
        </Label>
      ))}
      <path d="M28 124h844" stroke="#dfe7f0" />
      {campaigns.map((campaign, index) => (
        <CampaignRow key={campaign.name} {...campaign} y={124 + index * 56} />
      ))}
    </>
  )
}

function Tile({ x, name, value }: { x: number; name: string; value: string }) {
  return (
    <>
      <Box x={x} y={22} width={100} height={54} fill="#f1f5fa" radius={10} />
      <Label x={x + 12} y={42} size={11.5} fill={soft}>
        {name}
      </Label>
      <Title x={x + 12} y={65} size={19}>
        {value}
      </Title>
    </>
  )
}

function CampaignRow({
  name,
  type,
  spend,
  roas,
  isOn,
  trend,
  y,
}: (typeof campaigns)[number] & { y: number }) {
  return (
    <g>
      <Box x={28} y={y + 18} width={38} height={21} fill={isOn ? '#1f9880' : '#b7c3cf'} radius={11} />
      <circle cx={isOn ? 55 : 39} cy={y + 28.5} r={8} fill="#fff" />
      <Title x={88} y={y + 34} size={15} fill={isOn ? undefined : soft}>
        {name}
      </Title>
      <Label x={316} y={y + 34} size={13.5} weight={400} fill="#4c6077">
        {type}
      </Label>
      <Label x={452} y={y + 34} size={14} weight={600}>
        {spend}
      </Label>
      <Box x={560} y={y + 24} width={70} height={9} fill="#e9eef4" radius={5} />
      {roas > 0 ? (
        <Box
          x={560}
          y={y + 24}
          width={Math.min(70, roas * 7.4)}
          height={9}
          fill={roas > 3 ? '#154677' : '#c8661c'}
          radius={5}
        />
      ) : null}
      <Label x={640} y={y + 34} size={13.5} weight={600}>
        {roas > 0 ? roas.toFixed(1) : '—'}
      </Label>
      <Curve
        points={trend.map((orders, day) => [676 + day * 36, y + 46 - orders * 2.9])}
        color={isOn ? '#4b9cd3' : '#b7c3cf'}
      />
      <path d={`M28 ${y + 56}h844`} stroke="#eef2f6" />
    </g>
  )
}

const visits = [14, 18, 17, 22, 26, 25, 31, 36, 35, 42, 47, 55]
const steps = [
  { name: 'Visits', count: '48,200', share: 1, color: '#154677' },
  { name: 'Product viewed', count: '19,760', share: 0.41, color: '#2f86c4' },
  { name: 'In the bag', count: '5,300', share: 0.11, color: '#1f9880' },
  { name: 'Ordered', count: '1,930', share: 0.04, color: '#c8661c' },
]

/** A board of visits and of the steps to an order. */
export function Analytics() {
  const points = visits.map((count, month) => [40 + month * 42, 380 - count * 4.6] as const)
  return (
    <>
      <Box x={0} y={0} width={900} height={470} fill="#fff" />
      <Title x={28} y={46}>
        From visit to order
      </Title>
      <Label x={28} y={68} weight={400} fill={soft}>
        Twelve months, each figure traced to its source
      </Label>
      <Tile x={560} name="Visits" value="48,200" />
      <Tile x={668} name="Orders" value="1,930" />
      <Tile x={776} name="Rate" value="4.0%" />
      {[0, 1, 2, 3].map((row) => (
        <path key={row} d={`M40 ${380 - row * 80}h470`} stroke="#e6edf4" />
      ))}
      <path d={`M40 380${points.map(([x, y]) => `L${x} ${y}`).join('')}V380Z`} fill="#dcebf7" />
      <Curve points={points} color="#154677" width={3} />
      <Label x={40} y={408} size={12.5} fill={soft}>
        January
      </Label>
      <Label x={502} y={408} size={12.5} fill={soft} anchor="end">
        December
      </Label>
      {steps.map(({ name, count, share, color }, index) => {
        const y = 124 + index * 76
        return (
          <g key={name}>
            <Label x={560} y={y} size={14.5} weight={600}>
              {name}
            </Label>
            <Title x={872} y={y} size={17} anchor="end">
              {count}
            </Title>
            <Box x={560} y={y + 14} width={312} height={14} fill="#e9eef4" radius={7} />
            <Box x={560} y={y + 14} width={Math.max(14, 312 * share)} height={14} fill={color} radius={7} />
          </g>
        )
      })}
    </>
  )
}
