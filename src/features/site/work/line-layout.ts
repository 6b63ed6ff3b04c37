import type { StoryFigure } from '#contracts/stories.ts'

type Point = StoryFigure['points'][number]

export interface ChartBox {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const ticksMax = 6

/** Returns round numbers from one step above 0 up to the greatest value, at most six. */
export function ticksUpTo(greatest: number): number[] {
  if (greatest <= 0) return []
  const rough = greatest / (ticksMax - 1)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? magnitude
  const count = Math.floor(greatest / step + 1e-9)
  return Array.from({ length: count }, (_, index) => Number(((index + 1) * step).toPrecision(6)))
}

export interface Place {
  x: number
  y: number
}

/** Returns where each value lies in the box, whose bottom is 0 and whose top is the greatest value. */
export function placePoints(
  points: readonly Point[],
  box: ChartBox,
): { places: Place[]; yOf: (value: number) => number } {
  const greatest = Math.max(...points.map(({ value }) => value), 0) || 1
  const yOf = (value: number) => round(box.bottom - ((box.bottom - box.top) * value) / greatest)
  const gap = (box.right - box.left) / Math.max(1, points.length - 1)
  return {
    places: points.map(({ value }, index) => ({ x: round(box.left + gap * index), y: yOf(value) })),
    yOf,
  }
}

export interface MarkerLabel extends Place {
  /** Where the line from the point to the label ends. */
  stemY: number
  text: string
  index: number
}

const charWidth = 7.2
const lineHeight = 18
const clearance = 24
const stemGap = 8
const highestLabel = 12

/**
 * Returns where the labels of markers stand: above the line as far as their words reach, and above the label before
 * where both would overlap; below the line when it falls, or when there is no room above.
 */
export function placeMarkers(
  points: readonly Point[],
  places: readonly Place[],
  box: ChartBox,
): MarkerLabel[] {
  const labels: MarkerLabel[] = []
  const isRising = (places.at(-1)?.y ?? 0) <= (places[0]?.y ?? 0)
  let before: { right: number; y: number; isAbove: boolean } | undefined
  points.forEach(({ marker }, index) => {
    const place = places[index]
    if (!marker || !place) return
    const width = marker.length * charWidth
    const x = Math.min(place.x - 6, box.width - width)
    const beside = [
      ...places.filter((other) => other.x >= x && other.x <= x + width).map(({ y }) => y),
      ...[x, x + width].map((edge) => heightAt(places, edge)),
    ]
    const highest = Math.min(...beside, place.y)
    const isAbove = isRising && highest - clearance - lineHeight >= highestLabel
    const overlaps = before && before.isAbove === isAbove && before.right > x
    let y = isAbove ? highest - clearance - lineHeight : Math.max(...beside, place.y) + clearance + 8
    if (overlaps && before && Math.abs(before.y - y) < 2.5 * lineHeight)
      y = isAbove ? before.y - 2.5 * lineHeight : before.y + 2.5 * lineHeight
    labels.push({
      x: round(x),
      y: round(y),
      stemY: round(isAbove ? y + lineHeight + stemGap : y - lineHeight),
      text: marker,
      index,
    })
    before = { right: x + width, y, isAbove }
  })
  return labels
}

/** Returns where the line is at `x`, between two of its points. */
function heightAt(places: readonly Place[], x: number): number {
  const after = places.findIndex((place) => place.x >= x)
  const [from, to] = [places[Math.max(0, after - 1)], places[after === -1 ? places.length - 1 : after]]
  if (!from || !to) return Number.POSITIVE_INFINITY
  if (from.x === to.x) return to.y
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}

/** Returns the indexes whose labels are shown below the chart: first, last, and evenly in between. */
export function shownLabels(count: number, shownMax: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (shownMax - 1)))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % step === 0 && (index === count - 1 || count - 1 - index >= step / 2 || step === 1),
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
