import { crc32 } from 'node:zlib'
import { combineAdler32 } from './adler32.ts'
import type { Band } from './background.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const zlibHeader = Uint8Array.of(0x78, 0x01)
const emptyFinalBlock = Uint8Array.of(0x03, 0x00)

export interface Picture {
  width: number
  height: number
  palette?: Uint8Array
  bands: readonly Band[]
}

export function writePng({ width, height, palette, bands }: Picture): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8
  header[9] = palette ? 3 : 2
  const adler = bands.reduce((sum, band) => combineAdler32(sum, band.adler, band.length), 1)
  const checksum = new Uint8Array(4)
  new DataView(checksum.buffer).setUint32(0, adler)
  const parts = [
    signature,
    ...chunk('IHDR', [header]),
    ...(palette ? chunk('PLTE', [palette]) : []),
    ...chunk('IDAT', [zlibHeader, ...bands.map((band) => band.deflatedRows), emptyFinalBlock, checksum]),
    ...chunk('IEND', []),
  ]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function chunk(type: string, body: readonly Uint8Array[]): Uint8Array[] {
  const head = new Uint8Array(8)
  new DataView(head.buffer).setUint32(
    0,
    body.reduce((sum, part) => sum + part.length, 0),
  )
  for (let i = 0; i < 4; i++) head[4 + i] = type.charCodeAt(i)
  let crc = crc32(head.subarray(4))
  for (const part of body) crc = crc32(part, crc)
  const tail = new Uint8Array(4)
  new DataView(tail.buffer).setUint32(0, crc)
  return [head, ...body, tail]
}
