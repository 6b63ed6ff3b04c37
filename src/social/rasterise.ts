import { groundRules } from '#contracts/social-ground.ts'

export interface Surface {
  pixels: Uint8Array
  stride: number
}

export interface PaintedRows {
  top: number
  end: number
}

export const coverageSteps = 7

const flatness = 0.08
const [moveTo, lineTo, curveTo, closePath] = [77, 76, 81, 90]

/**
 * Draws glyph outlines (`M L Q Z`, absolute, as satori writes them) by signed-area accumulation: each edge adds the
 * area to its right once, and a running sum along each row is the coverage.
 */
export class GlyphPainter {
  readonly #width: number
  readonly #height: number
  readonly #areas: Float32Array
  readonly #left: Int32Array
  readonly #right: Int32Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    // Two cells more than a row, because an edge at the right border also adds to the cell after it.
    this.#areas = new Float32Array((width + 2) * height)
    this.#left = new Int32Array(height).fill(width + 2)
    this.#right = new Int32Array(height).fill(-1)
  }

  /**
   * Returns the first row painted and the one after the last, or null when the whole path lies outside. `strength` is
   * from 0 to 1, how far towards white a fully covered pixel goes. After a throw, the painter is clean.
   */
  paint(path: string, surface: Surface, strength: number): PaintedRows | null {
    try {
      this.#trace(path)
    } catch (error) {
      this.#areas.fill(0)
      this.#left.fill(this.#width + 2)
      this.#right.fill(-1)
      throw error
    }
    return this.#fill(surface, strength * coverageSteps)
  }

  #trace(path: string): void {
    let at = 0
    const number = () => {
      let code = path.charCodeAt(at)
      while (code === 32 || code === 44) code = path.charCodeAt(++at)
      const isNegative = code === 45
      if (isNegative) code = path.charCodeAt(++at)
      let value = 0
      while (code >= 48 && code <= 57) {
        value = value * 10 + code - 48
        code = path.charCodeAt(++at)
      }
      if (code === 46) {
        code = path.charCodeAt(++at)
        for (let unit = 0.1; code >= 48 && code <= 57; unit /= 10) {
          value += (code - 48) * unit
          code = path.charCodeAt(++at)
        }
      }
      return isNegative ? -value : value
    }
    let x = 0
    let y = 0
    let startX = 0
    let startY = 0
    while (at < path.length) {
      const command = path.charCodeAt(at++)
      if (command === moveTo) {
        startX = x = number()
        startY = y = number()
      } else if (command === lineTo) {
        const toX = number()
        const toY = number()
        this.#edge(x, y, toX, toY)
        x = toX
        y = toY
      } else if (command === curveTo) {
        const controlX = number()
        const controlY = number()
        const toX = number()
        const toY = number()
        this.#curve(x, y, controlX, controlY, toX, toY)
        x = toX
        y = toY
      } else if (command === closePath) {
        this.#edge(x, y, startX, startY)
        x = startX
        y = startY
      } else if (command !== 32) {
        throw new RangeError(`glyph outlines have no path command '${path.charAt(at - 1)}'`)
      }
    }
  }

  #curve(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void {
    const bend = Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)
    const parts = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * flatness))))
    let fromX = x0
    let fromY = y0
    for (let part = 1; part <= parts; part++) {
      const t = part / parts
      const u = 1 - t
      const toX = u * u * x0 + 2 * u * t * x1 + t * t * x2
      const toY = u * u * y0 + 2 * u * t * y1 + t * t * y2
      this.#edge(fromX, fromY, toX, toY)
      fromX = toX
      fromY = toY
    }
  }

  #edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return
    const direction = y0 < y1 ? 1 : -1
    const topX = y0 < y1 ? x0 : x1
    const topY = Math.min(y0, y1)
    const bottomY = Math.min(Math.max(y0, y1), this.#height)
    const slope = (x1 - x0) / (y1 - y0)
    const firstRow = Math.max(0, Math.floor(topY))
    const last = this.#width
    for (let row = firstRow; row < bottomY; row++) {
      const upper = Math.max(topY, row)
      const lower = Math.min(bottomY, row + 1)
      const height = (lower - upper) * direction
      const upperX = Math.min(Math.max(topX + (upper - topY) * slope, 0), last)
      const lowerX = Math.min(Math.max(topX + (lower - topY) * slope, 0), last)
      this.#spread(row, height, Math.min(upperX, lowerX), Math.max(upperX, lowerX))
    }
  }

  #spread(row: number, height: number, left: number, right: number): void {
    const areas = this.#areas
    const first = Math.floor(left)
    const end = Math.ceil(right)
    const base = row * (this.#width + 2)
    if (first < (this.#left[row] ?? 0)) this.#left[row] = first
    if (end > (this.#right[row] ?? 0)) this.#right[row] = end
    if (end <= first + 1) {
      const middle = (left + right) / 2 - first
      add(areas, base + first, height * (1 - middle))
      add(areas, base + first + 1, height * middle)
      return
    }
    const perPixel = 1 / (right - left)
    const leading = 1 - (left - first)
    const firstArea = 0.5 * perPixel * leading * leading
    const trailing = right - end + 1
    const lastArea = 0.5 * perPixel * trailing * trailing
    add(areas, base + first, height * firstArea)
    if (end === first + 2) {
      add(areas, base + first + 1, height * (1 - firstArea - lastArea))
    } else {
      const second = perPixel * (1.5 - (left - first))
      add(areas, base + first + 1, height * (second - firstArea))
      for (let x = first + 2; x < end - 1; x++) add(areas, base + x, height * perPixel)
      const beforeLast = second + (end - first - 3) * perPixel
      add(areas, base + end - 1, height * (1 - beforeLast - lastArea))
    }
    add(areas, base + end, height * lastArea)
  }

  #fill(surface: Surface, levels: number): PaintedRows | null {
    const areas = this.#areas
    let top = -1
    let end = -1
    for (let row = 0; row < this.#height; row++) {
      const right = this.#right[row] ?? -1
      if (right < 0) continue
      if (top < 0) top = row
      end = row + 1
      const left = this.#left[row] ?? 0
      const base = row * (this.#width + 2)
      const target = row * surface.stride
      let sum = 0
      let level = 0
      for (let x = left; x <= right; x++) {
        const area = areas[base + x] ?? 0
        if (area !== 0) {
          areas[base + x] = 0
          sum += area
          const coverage = sum < 0 ? -sum : sum
          level = ((coverage > 1 ? 1 : coverage) * levels + 0.5) | 0
        }
        if (level > 0 && x < this.#width) brighten(surface.pixels, target + x, level)
      }
      areas[base + right + 1] = 0
      this.#left[row] = this.#width + 2
      this.#right[row] = -1
    }
    return top < 0 ? null : { top, end }
  }
}

function add(areas: Float32Array, at: number, area: number): void {
  areas[at] = (areas[at] ?? 0) + area
}

/** Full white has one index on any background, so the insides of letters deflate to almost nothing. */
const white = coverageSteps * groundRules.colors

function brighten(pixels: Uint8Array, at: number, level: number): void {
  const before = pixels[at] ?? 0
  const floor = level * groundRules.colors
  if (before < floor) pixels[at] = floor === white ? white : floor + (before % groundRules.colors)
}
