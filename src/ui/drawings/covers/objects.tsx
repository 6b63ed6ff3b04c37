import { Bar, Dot, paint, Stroke } from './shapes.tsx'

export function Braces() {
  return (
    <>
      <Stroke
        d="M210 62c-42 0-12 80-56 96 44 16 14 96 56 96M350 62c42 0 12 80 56 96-44 16-14 96-56 96"
        stroke={paint.first}
        strokeWidth={15}
      />
      <Bar x={226} y={110} width={108} height={22} rx={11} fill={paint.second} />
      <Bar x={226} y={148} width={74} height={22} rx={11} fill={paint.third} />
      <Bar x={226} y={186} width={90} height={22} rx={11} fill={paint.second} />
    </>
  )
}

export function Letter() {
  const seals = [
    { x: 206, fill: paint.second, check: paint.ground },
    { x: 280, fill: paint.signal, check: '#2a1d00' },
    { x: 354, fill: '#1f9880', check: paint.white },
  ]
  return (
    <>
      <rect
        x="150"
        y="82"
        width="260"
        height="160"
        rx="8"
        fill={paint.white}
        stroke={paint.first}
        strokeWidth="8"
      />
      <Stroke d="M154 88l126 94 126-94" stroke={paint.first} strokeWidth={8} />
      {seals.map(({ x, fill, check }) => (
        <g key={x}>
          <Dot x={x} y={236} r={31} fill={fill} />
          <Stroke d={`m${x - 13} 237 9 10 17-19`} stroke={check} />
        </g>
      ))}
    </>
  )
}

export function Rows() {
  const kept = [
    { y: 62, width: 360 },
    { y: 146, width: 320 },
    { y: 230, width: 290 },
  ]
  const dropped = [
    { y: 104, width: 250 },
    { y: 188, width: 200 },
  ]
  return (
    <>
      {kept.map((row) => (
        <Bar key={row.y} {...row} x={96} height={20} rx={10} fill={paint.first} />
      ))}
      {dropped.map((row) => (
        <g key={row.y}>
          <Bar {...row} x={96} height={20} rx={10} fill={paint.shade} />
          <Stroke d={`M82 ${row.y + 10}h${row.width + 32}`} stroke={paint.second} strokeWidth={4} />
        </g>
      ))}
      <Dot x={452} y={236} r={34} fill={paint.second} />
      <Stroke d="m436 237 12 13 22-25" stroke={paint.ground} strokeWidth={7} />
    </>
  )
}

export function Moves() {
  return (
    <>
      {[80, 148, 216].map((y) => (
        <g key={y}>
          <Bar x={70} y={y} width={108} height={44} rx={8} fill={paint.shade} />
          <Bar x={84} y={y + 17} width={60} height={10} rx={5} fill={paint.first} />
        </g>
      ))}
      {[80, 216].map((y) => (
        <g key={y}>
          <Bar x={382} y={y} width={108} height={44} rx={8} fill={paint.second} />
          <Bar x={396} y={y + 17} width={60} height={10} rx={5} fill={paint.ground} />
        </g>
      ))}
      <Stroke
        d="M190 102h172m-12-11 13 11-13 11M190 170c70 0 60-50 120-62M190 238h172m-12-11 13 11-13 11"
        stroke={paint.third}
      />
    </>
  )
}

export function Scripts() {
  return (
    <>
      <Bar x={78} y={66} width={190} height={184} rx={18} fill={paint.first} />
      <rect
        x="292"
        y="66"
        width="190"
        height="184"
        rx="18"
        fill={paint.white}
        stroke={paint.first}
        strokeWidth="6"
      />
      <Stroke d="M120 208l52-104 52 104m-88-36h72" stroke={paint.ground} strokeWidth={15} />
      <Stroke d="M330 112h116M388 112v100M388 158c-40-26-50 40-8 34" stroke={paint.ink} strokeWidth={13} />
    </>
  )
}

export function Agents() {
  const helpers = [
    { x: 280.1, y: 58, line: 'M280 106V88' },
    { x: 422.7, y: 127.1, line: 'M329.5 141.9l64.6-5.5' },
    { x: 192, y: 239, line: 'M249.5 200.1l-39.9 14.6' },
    { x: 137.3, y: 127.3, line: 'M230.5 142l-64.7-5.5' },
  ]
  return (
    <>
      <Dot x={280} y={158} r={44} fill={paint.first} />
      <Stroke d="m262 158 12 13 24-27" stroke={paint.ground} strokeWidth={7} />
      {helpers.map(({ x, y, line }) => (
        <g key={x}>
          <Stroke d={line} stroke={paint.first} strokeWidth={4} />
          <Bar x={x - 24} y={y - 24} width={48} height={48} rx={12} fill={paint.third} />
        </g>
      ))}
      <Stroke d="M310.6 200.1l40 14.5" stroke={paint.first} strokeWidth={4} />
      <Dot x={368.2} y={238.9} r={26} fill={paint.second} />
      <Stroke d="m357.2 239.9 8 9 14-17" stroke={paint.ground} strokeWidth={5} />
    </>
  )
}
