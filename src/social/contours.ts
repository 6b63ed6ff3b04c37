import { contours } from 'd3-contour'
import { closedCurve, openCurve, type Point, resample } from './curve.ts'
import { type Hill, relief, seededHills } from './relief.ts'

export interface ContourOptions {
  seed: string
  width: number
  height: number
  levels: number
  hills: number | readonly Hill[]
  roughness?: number
  wavelength?: number
  spacing?: number
}

export interface ContourLine {
  path: string
  index: number
  isMajor: boolean
}

/** Lines overrun the edge by up to three times `spacing`, so clip the picture to its frame. */
export function contourLines(options: ContourOptions): ContourLine[] {
  const { seed, width, height, levels } = options
  const hills = typeof options.hills === 'number' ? seededHills(seed, options.hills) : options.hills
  const spacing = options.spacing ?? height / 15
  const field = sampleField({ ...options, hills }, spacing)
  const contourGenerator = contours().size([field.columns, field.rows])
  const lines: ContourLine[] = []
  for (let index = 0; index < levels; index++) {
    const value = field.low + ((index + 1) / (levels + 1)) * (field.high - field.low)
    const rings = contourGenerator.contour(field.values, value).coordinates.flat()
    const path = rings.map((ring) => ringPath(ring, field, { width, height }, spacing)).join('')
    if (path) lines.push({ path, index, isMajor: (index - levels + 2) % 4 === 0 })
  }
  return lines
}

interface Field {
  values: number[]
  columns: number
  rows: number
  cell: number
  margin: number
  low: number
  high: number
}

/** Samples beyond the frame on every side, because d3 closes its rings along the border of the field. */
function sampleField(options: ContourOptions & { hills: readonly Hill[] }, spacing: number): Field {
  const { width, height } = options
  const cell = spacing * 0.6
  const margin = 3 * spacing
  const columns = Math.ceil((width + 2 * margin) / cell) + 1
  const rows = Math.ceil((height + 2 * margin) / cell) + 1
  const heightAt = relief({ roughness: 0.65, wavelength: 2.1, ...options })
  const values: number[] = []
  let low = Infinity
  let high = -Infinity
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * cell - margin
      const y = row * cell - margin
      const value = heightAt(x, y)
      values.push(value)
      if (x < 0 || y < 0 || x > width || y > height) continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  return { values, columns, rows, cell, margin, low, high }
}

function ringPath(
  ring: readonly number[][],
  field: Field,
  frame: { width: number; height: number },
  spacing: number,
) {
  const points = ring
    .slice(0, -1)
    .map(
      ([x = 0, y = 0]): Point => [
        (x - 0.5) * field.cell - field.margin,
        (y - 0.5) * field.cell - field.margin,
      ],
    )
  const isNear = ([x, y]: Point, distance: number) =>
    x > -distance && y > -distance && x < frame.width + distance && y < frame.height + distance
  const isKept = points.map((point) => isNear(point, 2 * spacing))
  const firstGap = isKept.indexOf(false)
  if (firstGap === -1) {
    if (!points.some((point) => isNear(point, 0))) return ''
    const length = pathLength([...points, ...points.slice(0, 1)])
    if (length < 1.6 * spacing) return ''
    return closedCurve(
      resample([...points, ...points.slice(0, 1)], Math.min(spacing, length / 9)).slice(0, -1),
    )
  }
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (let i = 1; i <= points.length; i++) {
    const at = (firstGap + i) % points.length
    const point = points[at]
    if (point && isKept[at]) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  return pieces
    .filter((candidate) => candidate.some((point) => isNear(point, 1)))
    .map((visible) => openCurve(resample(visible, spacing)))
    .join('')
}

function pathLength(points: readonly Point[]): number {
  let length = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  return length
}
