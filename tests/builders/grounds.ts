import { deflateSync } from 'node:zlib'
import { groundRules, writeGround } from '#contracts/social-ground.ts'

interface GroundOptions {
  height?: number
  color?: number
  index?: number
}

/** A ground of stripes, as a browser uploads it: one of its colors and black. */
export function aGround({ height = 750, color = 0x305070, index = 1 }: GroundOptions = {}): Uint8Array {
  const { width } = groundRules
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => (i % 40 < 20 ? index : 0))
  const palette = Array.from({ length: groundRules.colors }, (_, i) => (i === 1 ? color : 0))
  return deflateSync(writeGround({ palette, pixels }))
}
