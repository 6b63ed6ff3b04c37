import { deflateBand, inflateBand } from './background.ts'
import { type PlacedEmoji, tilePx } from './emoji.ts'
import { writePng } from './png.ts'
import type { Canvas } from './studio.ts'

interface TrueColourOptions {
  canvas: Canvas
  pixels: Uint8Array
  emoji: readonly PlacedEmoji[]
  tiles: ReadonlyMap<string, Uint8Array>
  level: number
}

export function encodeTrueColour({ canvas, pixels, emoji, tiles, level }: TrueColourOptions) {
  const { background, firstBand, lastBand } = canvas
  const { width, height } = background
  const stride = 3 * width + 1
  const rgb = new Uint8Array(stride * height)
  let row = 0
  background.bands.forEach((band, i) => {
    if (i === firstBand) {
      row += paintRows(rgb, row, pixels, canvas)
    } else if (i < firstBand || i > lastBand) {
      row += paintRows(rgb, row, inflateBand(band), canvas)
    }
  })
  for (const placedEmoji of emoji) {
    const tile = tiles.get(placedEmoji.code)
    if (tile) paintTile(rgb, { stride, width, height }, tile, placedEmoji)
  }
  return writePng({ width, height, bands: [deflateBand(rgb, height, level)] })
}

function paintRows(rgb: Uint8Array, firstRow: number, indices: Uint8Array, { background }: Canvas): number {
  const { width, palette } = background
  const rows = indices.length / (width + 1)
  for (let row = 0; row < rows; row++) {
    let from = row * (width + 1) + 1
    let to = (firstRow + row) * (3 * width + 1) + 1
    for (let x = 0; x < width; x++) {
      const color = 3 * (indices[from++] ?? 0)
      rgb[to++] = palette[color] ?? 0
      rgb[to++] = palette[color + 1] ?? 0
      rgb[to++] = palette[color + 2] ?? 0
    }
  }
  return rows
}

function paintTile(
  rgb: Uint8Array,
  { stride, width, height }: { stride: number; width: number; height: number },
  tile: Uint8Array,
  { x, y, sizePx }: PlacedEmoji,
): void {
  const left = Math.round(x)
  const top = Math.round(y)
  const size = Math.round(sizePx)
  const scale = tilePx / size
  for (let row = Math.max(0, -top); row < size && top + row < height; row++) {
    for (let column = Math.max(0, -left); column < size && left + column < width; column++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = averageOf(tile, column * scale, row * scale, scale)
      const backgroundShare = 1 - alpha / 255
      const at = (top + row) * stride + 1 + 3 * (left + column)
      rgb[at] = (rgb[at] ?? 0) * backgroundShare + red + 0.5
      rgb[at + 1] = (rgb[at + 1] ?? 0) * backgroundShare + green + 0.5
      rgb[at + 2] = (rgb[at + 2] ?? 0) * backgroundShare + blue + 0.5
    }
  }
}

function averageOf(tile: Uint8Array, left: number, top: number, side: number): number[] {
  const sums = [0, 0, 0, 0]
  for (let v = Math.floor(top); v < top + side && v < tilePx; v++) {
    const high = Math.min(v + 1, top + side) - Math.max(v, top)
    for (let u = Math.floor(left); u < left + side && u < tilePx; u++) {
      const share = (high * (Math.min(u + 1, left + side) - Math.max(u, left))) / side ** 2
      for (let channel = 0; channel < 4; channel++) {
        sums[channel] = (sums[channel] ?? 0) + share * (tile[4 * (v * tilePx + u) + channel] ?? 0)
      }
    }
  }
  return sums
}
