import { inflateRawSync } from 'node:zlib'
import { type Band, deflateBand, rowBytes } from './background.ts'
import { drawOnGround } from './draw-on-ground.ts'
import type { PlacedEmoji } from './emoji.ts'
import { frames } from './frames.ts'
import type { FocusedGround } from '#contracts/social-ground.ts'
import { writePng } from './png.ts'
import type { PaintedRows } from './rasterise.ts'
import type { ReadyCard } from './ready-card.ts'
import { templates } from './registry.ts'
import type { Canvas, ReadAsset, Studio } from './studio.ts'
import { encodeTrueColour } from './true-colour.ts'
import { typeset } from './typeset.ts'

/** WhatsApp shows no larger picture. */
const imageBytesMax = 300_000

export interface RenderOptions {
  studio: Studio
  read: ReadAsset
  /** What the text is drawn on, instead of the drawn ground, where the image has the room. */
  ground?: FocusedGround | undefined
  level?: number
}

export async function renderCard(
  { template, card }: ReadyCard,
  { studio, read, ground, level = 2 }: RenderOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = frames[card.size]
  const [canvas, text] = await Promise.all([
    studio.loadCanvas(card.art, frame, read),
    typeset(studio, card, frame, templates[template], read),
  ])
  const tiles = await loadTiles(text.emoji, read)
  // Do not await below this line: the painter and the working copy are shared between requests.
  const { width, palette, bands } = canvas.background
  const painter = studio.painterFor(frame)
  // In true color, which emoji need, an image on a picture would always be too large.
  if (ground && frame.name === 'wide' && tiles.size === 0) {
    const { outlines } = text
    const image = drawOnGround({ background: canvas.background, ground, frame, outlines, painter, level })
    if (image.length <= imageBytesMax) return image
  }
  const pixels = studio.workingCopy(canvas.textRows)
  const surfaceTop = frame.text.y - rowsAbove(canvas)
  const surface = { pixels: pixels.subarray(surfaceTop * rowBytes(width) + 1), stride: rowBytes(width) }
  const paintedRows = text.outlines.map(({ path, strength }) => painter.paint(path, surface, strength))
  if (tiles.size > 0) {
    const placedEmoji = text.emoji.map((emoji) => ({ ...emoji, y: emoji.y + frame.text.y }))
    return encodeTrueColour({ canvas, pixels, emoji: placedEmoji, tiles, level })
  }
  const textBands = redrawBands(canvas, pixels, unionOf(paintedRows, surfaceTop), level)
  return writePng({
    width,
    height: frame.height,
    palette,
    bands: [...bands.slice(0, canvas.firstBand), ...textBands, ...bands.slice(canvas.lastBand + 1)],
  })
}

function rowsAbove({ background, firstBand }: Canvas): number {
  return background.bands.slice(0, firstBand).reduce((sum, band) => sum + band.rows, 0)
}

async function loadTiles(emoji: readonly PlacedEmoji[], read: ReadAsset) {
  const codes = [...new Set(emoji.map(({ code }) => code))]
  const tiles = await Promise.all(
    codes.map(async (code) => [code, inflateRawSync(await read(`emoji/${code}.bin`))] as const),
  )
  return new Map(tiles)
}

function unionOf(paintedRows: readonly (PaintedRows | null)[], shift: number): PaintedRows {
  const rows = paintedRows.filter((range) => range !== null)
  return {
    top: Math.min(...rows.map((range) => range.top)) + shift,
    end: Math.max(...rows.map((range) => range.end)) + shift,
  }
}

function redrawBands(canvas: Canvas, pixels: Uint8Array, paintedRows: PaintedRows, level: number): Band[] {
  const bytes = rowBytes(canvas.background.width)
  const result: Band[] = []
  const run = { start: 0, rows: 0 }
  const flush = () => {
    if (run.rows > 0) {
      const rows = pixels.subarray(run.start * bytes, (run.start + run.rows) * bytes)
      result.push(deflateBand(rows, run.rows, level))
    }
    run.rows = 0
  }
  let top = 0
  for (const band of canvas.background.bands.slice(canvas.firstBand, canvas.lastBand + 1)) {
    if (top < paintedRows.end && top + band.rows > paintedRows.top) {
      if (run.rows === 0) run.start = top
      run.rows += band.rows
    } else {
      flush()
      result.push(band)
    }
    top += band.rows
  }
  flush()
  return result
}
