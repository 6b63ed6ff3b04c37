import type satori from 'satori/standalone'
import { type Background, deflateBand, inflateBand, readBackground, rowBytes } from './background.ts'
import type { Face } from './faces.ts'
import { type FontMetrics, readFontMetrics } from './font-metrics.ts'
import type { Frame } from './frames.ts'
import { GlyphPainter } from './rasterise.ts'

export type Satori = typeof satori

export type ReadAsset = (file: string) => Promise<ArrayBuffer>

export interface LoadedFace extends Face {
  data: ArrayBuffer
  metrics: FontMetrics
}

export interface Canvas {
  background: Background
  textRows: Uint8Array
  firstBand: number
  lastBand: number
}

/** Caches finished values only, never a pending read: a request must not wait for I/O of another request. */
export interface Studio {
  satori: Satori
  loadFace(face: Face, read: ReadAsset): Promise<LoadedFace>
  loadCanvas(art: string, frame: Frame, read: ReadAsset): Promise<Canvas>
  painterFor(frame: Frame): GlyphPainter
  workingCopy(bytes: Uint8Array): Uint8Array
}

// A wide canvas takes 0.5 MB, a tall one 0.8 MB: far below an isolate's 128 MB, fonts and engine included.
const canvasesMax = 16

export function openStudio(satori: Satori): Studio {
  const faces = new Map<string, LoadedFace>()
  const canvases = new Map<string, Canvas>()
  const painters = new Map<string, GlyphPainter>()
  let working = new Uint8Array(0)
  return {
    satori,
    async loadFace(face, read) {
      const cachedFace = faces.get(face.family)
      if (cachedFace) return cachedFace
      const data = await read(face.file)
      const loadedFace = { ...face, data, metrics: readFontMetrics(data) }
      faces.set(face.family, loadedFace)
      return loadedFace
    },
    async loadCanvas(art, frame, read) {
      const name = `${art}-${frame.name}-${frame.height}`
      const cachedCanvas = canvases.get(name)
      const canvas =
        cachedCanvas ?? prepareCanvas(readBackground(await read(backgroundFile(art, frame))), frame)
      canvases.delete(name)
      canvases.set(name, canvas)
      const [oldest] = canvases.keys()
      if (canvases.size > canvasesMax && oldest !== undefined) canvases.delete(oldest)
      return canvas
    },
    painterFor(frame) {
      const name = `${frame.width}x${frame.text.height}`
      const painter = painters.get(name) ?? new GlyphPainter(frame.width, frame.text.height)
      painters.set(name, painter)
      return painter
    },
    workingCopy(bytes) {
      if (working.length < bytes.length) working = new Uint8Array(bytes.length)
      working.set(bytes)
      return working.subarray(0, bytes.length)
    },
  }
}

export function backgroundFile(art: string, frame: Frame): string {
  return `backgrounds/${art}-${frame.name}.bin`
}

function prepareCanvas(full: Background, frame: Frame): Canvas {
  const background = cropToHeight(full, frame.height)
  const bandOf = (y: number) => {
    let top = 0
    return background.bands.findIndex((band) => {
      top += band.rows
      return y < top
    })
  }
  const firstBand = bandOf(frame.text.y)
  const lastBand = bandOf(frame.text.y + frame.text.height - 1)
  const rows = background.bands.slice(firstBand, lastBand + 1).map(inflateBand)
  const textRows = new Uint8Array(rows.reduce((sum, band) => sum + band.length, 0))
  let at = 0
  for (const band of rows) {
    textRows.set(band, at)
    at += band.length
  }
  return { background, textRows, firstBand, lastBand }
}

function cropToHeight(background: Background, height: number): Background {
  let left = height
  const bands = background.bands.flatMap((band) => {
    const rows = Math.min(band.rows, left)
    left -= rows
    if (rows === 0) return []
    if (rows === band.rows) return [band]
    return [deflateBand(inflateBand(band).subarray(0, rows * rowBytes(background.width)), rows, 9)]
  })
  return { ...background, height, bands }
}
