/** Parts of a picture's width and height, from 0 to 1. */
export interface Point {
  x: number
  y: number
}

const step = 1
const largeStep = 10

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Key {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Returns where an arrow key moves a point: by one percent, with Shift by ten. Returns undefined for other keys. */
export function movedPoint(
  point: Point,
  { key, shiftKey, altKey, ctrlKey, metaKey }: Key,
): Point | undefined {
  const direction = directions[key]
  if (!direction || altKey || ctrlKey || metaKey) return undefined
  const percent = shiftKey ? largeStep : step
  return { x: moved(point.x, direction.x * percent), y: moved(point.y, direction.y * percent) }
}

const moved = (part: number, percent: number): number =>
  Math.min(100, Math.max(0, Math.round(part * 100) + percent)) / 100
