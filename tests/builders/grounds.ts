import { deflateSync } from 'node:zlib'
import { groundRules, writeGround } from '#contracts/social-ground.ts'

interface GroundOptions {
  height?: number
  color?: number
  /** Returns the index of a pixel in the palette, whose second color is `color` and whose others are black. */
  pixelAt?: (at: number) => number
}

const stripes = (at: number) => (at % 40 < 20 ? 1 : 0)

/** A ground as a browser uploads it. */
export function aGround({
  height = 750,
  color = 0x305070,
  pixelAt = stripes,
}: GroundOptions = {}): Uint8Array {
  const pixels = Uint8Array.from({ length: groundRules.width * height }, (_, at) => pixelAt(at))
  const palette = Array.from({ length: groundRules.colors }, (_, i) => (i === 1 ? color : 0))
  return deflateSync(writeGround({ palette, pixels }))
}
