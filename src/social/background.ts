import { deflateRawSync, inflateRawSync, constants } from 'node:zlib'
import { adler32 } from './adler32.ts'

export const bandRows = 15

export interface Band {
  rows: number
  /** Raw deflate of the rows, filter bytes included, ended by a full flush so that bands can be concatenated. */
  deflatedRows: Uint8Array
  adler: number
  length: number
}

export interface Background {
  width: number
  height: number
  palette: Uint8Array
  bands: readonly Band[]
}

export function rowBytes(width: number): number {
  return width + 1
}

export function deflateBand(rows: Uint8Array, rowCount: number, level: number): Band {
  return {
    rows: rowCount,
    deflatedRows: deflateRawSync(rows, { level, finishFlush: constants.Z_FULL_FLUSH }),
    adler: adler32(rows),
    length: rows.length,
  }
}

export function inflateBand(band: Band): Uint8Array {
  return inflateRawSync(band.deflatedRows, { finishFlush: constants.Z_SYNC_FLUSH })
}

const paletteBytes = 256 * 3
const bandHeaderBytes = 12

export function writeBackground({ width, height, palette, bands }: Background): Uint8Array {
  const headBytes = 12 + paletteBytes + bands.length * bandHeaderBytes
  const file = new Uint8Array(bands.reduce((sum, band) => sum + band.deflatedRows.length, headBytes))
  const view = new DataView(file.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  view.setUint32(8, bands.length)
  file.set(palette, 12)
  let at = headBytes
  bands.forEach((band, i) => {
    const header = 12 + paletteBytes + i * bandHeaderBytes
    view.setUint32(header, band.rows)
    view.setUint32(header + 4, band.deflatedRows.length)
    view.setUint32(header + 8, band.adler)
    file.set(band.deflatedRows, at)
    at += band.deflatedRows.length
  })
  return file
}

export function readBackground(file: ArrayBuffer): Background {
  const view = new DataView(file)
  const width = view.getUint32(0)
  const bandCount = view.getUint32(8)
  let at = 12 + paletteBytes + bandCount * bandHeaderBytes
  const bands = Array.from({ length: bandCount }, (_, i): Band => {
    const header = 12 + paletteBytes + i * bandHeaderBytes
    const rows = view.getUint32(header)
    const deflatedRows = new Uint8Array(file, at, view.getUint32(header + 4))
    at += deflatedRows.length
    return { rows, deflatedRows, adler: view.getUint32(header + 8), length: rows * rowBytes(width) }
  })
  return { width, height: view.getUint32(4), palette: new Uint8Array(file, 12, paletteBytes), bands }
}
