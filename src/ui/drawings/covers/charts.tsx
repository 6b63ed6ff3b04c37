import { Bar, Dot, paint, range, Stroke } from './shapes.tsx'

export function Funnel() {
  const dots = [12, 12, 9, 7, 5, 3, 2].flatMap((count, column) =>
    range(count).map((row) => ({
      x: 78 + column * 66,
      y: 248 - row * 17,
      fill: column > 4 ? paint.second : column > 2 ? '#f0a678' : paint.first,
    })),
  )
  return (
    <>
      {dots.map((dot) => (
        <Dot key={`${dot.x} ${dot.y}`} {...dot} r={7} />
      ))}
      <Stroke d="M50 268h460M500 268V80" stroke={paint.second} strokeWidth={3} />
      <path d="M500 80h-56l13 19-13 19h56Z" fill={paint.signal} />
    </>
  )
}

export function Holdout() {
  const group = (left: number, isConverted: (index: number) => boolean) =>
    range(42).map((index) => (
      <Dot
        key={index}
        x={left + (index % 7) * 28}
        y={92 + Math.floor(index / 7) * 28}
        r={9}
        fill={isConverted(index) ? paint.first : paint.shade}
      />
    ))
  return (
    <>
      <Stroke d="M280 40V275" stroke={paint.shade} strokeWidth={3} strokeDasharray="2 10" />
      {group(72, (index) => (index * 7) % 10 < 6)}
      {group(320, (index) => (index * 7) % 10 < 2)}
    </>
  )
}

export function Bars() {
  const models = [
    [62, 40, 40, 40],
    [40, 40, 40, 62],
    [46, 46, 46, 46],
    [30, 44, 56, 66],
  ]
  const bars = models.flatMap((shares, model) =>
    shares.map((share, step) => ({
      x: 66 + model * 112 + step * 22,
      y: 236 - share * 2.2,
      height: share * 2.2,
      fill: step === 3 ? paint.third : step === 0 ? paint.first : paint.second,
    })),
  )
  return (
    <>
      {bars.map((bar) => (
        <Bar key={bar.x} {...bar} width={17} rx={3} />
      ))}
      <Stroke d="M50 240h462" stroke={paint.second} strokeWidth={3} />
    </>
  )
}

export function Budget() {
  const parts = [
    { x: 72, width: 150, fill: paint.third },
    { x: 226, width: 96, fill: paint.first },
    { x: 326, width: 62, fill: paint.second },
    { x: 392, width: 96, fill: paint.shade },
  ]
  return (
    <>
      {parts.map((part) => (
        <Bar key={part.x} {...part} y={118} height={78} rx={8} />
      ))}
      <Stroke d="M290 92v130" stroke={paint.second} strokeWidth={4} strokeDasharray="2 9" />
      <Stroke d="M72 224h416" stroke={paint.second} strokeWidth={3} />
      <path d="M290 92l-14-22h28Z" fill={paint.second} />
    </>
  )
}

export function Gauge() {
  const readings = [
    { x: 118, arcEnd: '74.7 173.7', needle: 'l-30.4-22.7', fill: paint.first },
    { x: 280, arcEnd: '299.6 155.7', needle: 'l13.8-35.4', fill: paint.third },
    { x: 442, arcEnd: '489.4 180.1', needle: 'l33.3-18.2', fill: paint.first },
  ]
  return readings.map(({ x, arcEnd, needle, fill }) => (
    <g key={x}>
      <Stroke d={`M${x - 54} 206A54 54 0 0 1 ${x + 54} 206`} stroke={paint.shade} strokeWidth={16} />
      <Stroke d={`M${x - 54} 206A54 54 0 0 1 ${arcEnd}`} stroke={fill} strokeWidth={16} />
      <Stroke d={`M${x} 206${needle}`} stroke={paint.second} />
      <Dot x={x} y={206} r={8} fill={paint.second} />
    </g>
  ))
}

export function Phases() {
  return (
    <>
      {range(8).map((phase) => (
        <Bar
          key={phase}
          x={60 + phase * 56}
          y={236 - phase * 22}
          width={48}
          height={30 + phase * 22}
          rx={6}
          fill={phase > 5 ? paint.third : phase > 2 ? paint.first : paint.second}
        />
      ))}
      <Stroke d="M60 272h444" stroke={paint.second} strokeWidth={3} />
    </>
  )
}
