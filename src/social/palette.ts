import { type Color, mix, writeColors } from '#shared/quantise.ts'
import { coverageSteps } from './rasterise.ts'

const white: Color = 0xffffff

/** Writes the colors of a ground in steps towards white, as a PNG has them: three bytes each. */
export function writeSteps(ground: readonly Color[]): Uint8Array {
  const steps = Array.from({ length: coverageSteps + 1 }, (_, step) => step / coverageSteps)
  return writeColors(steps.flatMap((share) => ground.map((color) => mix(color, white, share))))
}
