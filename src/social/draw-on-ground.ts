import { type FocusedGround, groundRules } from '#contracts/social-ground.ts'
import { mix } from '#shared/quantise.ts'
import { type Background, deflateBand, inflateBand, rowBytes } from './background.ts'
import type { Frame } from './frames.ts'
import { writeSteps } from './palette.ts'
import { writePng } from './png.ts'
import { coverageSteps, type GlyphPainter } from './rasterise.ts'
import type { TypesetText } from './typeset.ts'

interface OnGround {
  /** Gives the pill and the foot. */
  background: Background
  ground: FocusedGround
  frame: Frame
  outlines: TypesetText['outlines']
  painter: GlyphPainter
  level: number
}

/** How far a picture goes towards the darkest color of the drawn ground, so that images of a category look alike. */
const tint = 0.25

/** Draws a social image on a picture of the library. */
export function drawOnGround({ background, ground, frame, outlines, painter, level }: OnGround) {
  const { width, height } = background
  const stride = rowBytes(width)
  const rows = new Uint8Array(stride * height)
  let at = 0
  for (const band of background.bands) {
    rows.set(inflateBand(band), at)
    at += band.length
  }
  layUnder(rows, cutOut(ground, height), width)
  const surface = { pixels: rows.subarray(frame.text.y * stride + 1), stride }
  for (const { path, strength } of outlines) painter.paint(path, surface, strength)
  const palette = background.palette.slice()
  const [red = 0, green = 0, blue = 0] = palette
  const darkest = (red << 16) | (green << 8) | blue
  palette.set(writeSteps(ground.palette.map((color) => mix(color, darkest, tint))))
  return writePng({ width, height, palette, bands: [deflateBand(rows, height, level)] })
}

/** Returns as many rows as the image has, around the focus point. */
function cutOut({ pixels, focusY }: FocusedGround, height: number): Uint8Array {
  const { width } = groundRules
  const groundHeight = pixels.length / width
  const top = Math.round(Math.min(groundHeight - height, Math.max(0, focusY * groundHeight - height / 2)))
  return pixels.subarray(top * width, (top + height) * width)
}

/** The pill stays as it is, the foot keeps its steps towards white. */
function layUnder(rows: Uint8Array, ground: Uint8Array, width: number): void {
  const white = coverageSteps * groundRules.colors
  const height = rows.length / rowBytes(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * rowBytes(width) + 1 + x
      const drawn = rows[at] ?? 0
      const below = ground[y * width + x] ?? 0
      if (drawn < white) rows[at] = drawn - (drawn % groundRules.colors) + below
    }
  }
}
