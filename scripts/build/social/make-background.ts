import { groundRules } from '#contracts/social-ground.ts'
import { renderAsync } from '@resvg/resvg-js'
import { type Background, bandRows, deflateBand, rowBytes } from '#social/background.ts'
import { coverageSteps } from '#social/rasterise.ts'
import type { Frame } from '#social/frames.ts'
import { writeSteps } from '#social/palette.ts'
import { type Color, choosePalette, ditherAt, nearestIn, writeColors } from '#shared/quantise.ts'

const pillColors = 32
const firstPillColor = groundRules.colors * (coverageSteps + 1)

export interface Layers {
  ground: Uint8Array
  foot: Uint8Array
  pill: Uint8Array
}

/**
 * Composes the layers as palette indices, deflated in bands: 28 background colors, each in seven steps towards white
 * for the text on it, and the rest of the palette for the pill.
 * @throws RangeError when the text area contains more than background, because text is blended by adding to the index
 */
export function makeBackground({ ground, foot, pill }: Layers, frame: Frame): Background {
  const { width, height } = frame
  const groundPalette = choosePalette(opaqueColors(ground), groundRules.colors)
  const pillPixels = overlay(ground, pill)
  const pillPalette = choosePalette(
    pillPixels.filter((color) => color >= 0),
    pillColors,
  )
  const nearestGround = nearestIn(groundPalette)
  const nearestPill = nearestIn(pillPalette)

  const rows = new Uint8Array(rowBytes(width) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const shift = ditherAt(x, y)
      const at = 4 * pixel
      const base = nearestGround(
        (clamp((ground[at] ?? 0) + shift) << 16) |
          (clamp((ground[at + 1] ?? 0) + shift) << 8) |
          clamp((ground[at + 2] ?? 0) + shift),
      )
      const onPill = pillPixels[pixel] ?? -1
      const step = Math.round(((foot[at + 3] ?? 0) / 255) * coverageSteps)
      if ((onPill >= 0 || step > 0) && y >= frame.text.y && y < frame.text.y + frame.text.height) {
        throw new RangeError(
          `the ${frame.name} background contains more than background in its text area, at ${x}, ${y}`,
        )
      }
      rows[y * rowBytes(width) + 1 + x] =
        onPill < 0
          ? step * groundRules.colors + (step === coverageSteps ? 0 : base)
          : firstPillColor + nearestPill(onPill)
    }
  }
  const bands = Array.from({ length: Math.ceil(height / bandRows) }, (_, i) => {
    const first = i * bandRows
    const count = Math.min(bandRows, height - first)
    return deflateBand(rows.subarray(first * rowBytes(width), (first + count) * rowBytes(width)), count, 9)
  })
  return {
    width,
    height,
    palette: Uint8Array.of(...writeSteps(groundPalette), ...writeColors(pillPalette)),
    bands,
  }
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value))
}

export async function renderSvg(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels
}

function* opaqueColors(rgba: Uint8Array): Generator<Color> {
  for (let at = 0; at < rgba.length; at += 4) {
    yield ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)
  }
}

function overlay(under: Uint8Array, over: Uint8Array): Int32Array {
  const colors = new Int32Array(over.length / 4).fill(-1)
  for (let at = 0; at < over.length; at += 4) {
    const alpha = (over[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    colors[at / 4] = [0, 1, 2].reduce((sum, channel) => {
      const value = (over[at + channel] ?? 0) + (under[at + channel] ?? 0) * (1 - alpha)
      return (sum << 8) | clamp(Math.round(value))
    }, 0)
  }
  return colors
}
