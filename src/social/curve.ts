export type Point = readonly [x: number, y: number]

export function resample(points: readonly Point[], spacing: number): Point[] {
  const distances = [0]
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]]
    const step = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0
    distances.push((distances[i - 1] ?? 0) + step)
  }
  const total = distances[points.length - 1] ?? 0
  const steps = Math.max(4, Math.round(total / spacing))
  const even: Point[] = []
  let segment = 1
  for (let i = 0; i <= steps; i++) {
    const distance = (total * i) / steps
    while (segment < points.length - 1 && (distances[segment] ?? 0) < distance) segment++
    const [from, to] = [points[segment - 1], points[segment]]
    if (!from || !to) continue
    const start = distances[segment - 1] ?? 0
    const part = (distance - start) / ((distances[segment] ?? 0) - start || 1)
    even.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  }
  return even
}

/* Both curves are quadratic B-splines: the points are controls, and the curve passes through the midpoints between them. Controls are whole pixels, so midpoints are exact halves and the mirrored controls do not drift along the line. */

export function openCurve(points: readonly Point[]): string {
  const controls = wholePixels(points)
  return curve(
    controls.slice(0, -1).map((point, i) => middle(point, controls[i + 1] ?? point)),
    controls[1],
  )
}

export function closedCurve(points: readonly Point[]): string {
  const controls = wholePixels(points)
  const middles = controls.map((point, i) => middle(point, controls[(i + 1) % controls.length] ?? point))
  return `${curve([...middles, ...middles.slice(0, 1)], controls[1])}z`
}

const wholePixels = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [Math.round(x), Math.round(y)])

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function curve(middles: readonly Point[], firstControl: Point | undefined): string {
  const [start, second] = middles
  if (!start || !second || !firstControl) return ''
  const delta = (to: Point, from: Point) => [to[0] - from[0], to[1] - from[1]]
  const rest = middles.slice(2).flatMap((point, i) => delta(point, middles[i + 1] ?? point))
  return `M${numbers(start)}q${numbers([...delta(firstControl, start), ...delta(second, start)])}${
    rest.length > 0 ? `t${numbers(rest)}` : ''
  }`
}

function numbers(values: readonly number[]): string {
  return values
    .map((value, i) => {
      const text = String(value).replace(/^(-?)0\./, '$1.')
      return i === 0 || text.startsWith('-') ? text : ` ${text}`
    })
    .join('')
}
