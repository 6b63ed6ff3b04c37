import { inflateSync } from 'node:zlib'

export interface ReadPng {
  width: number
  height: number
  hasPalette: boolean
  rgb: Uint8Array
}

export function readPng(file: Uint8Array): ReadPng {
  const chunks = readChunks(file)
  const [header, data] = [chunks.get('IHDR'), chunks.get('IDAT')]
  if (!header || !data || !chunks.has('IEND')) throw new Error('not a whole PNG')
  const size = new DataView(header.buffer, header.byteOffset, 13)
  const [width, height] = [size.getUint32(0), size.getUint32(4)]
  const palette = chunks.get('PLTE')
  const stride = width * (palette ? 1 : 3) + 1
  const rows = inflateSync(data)
  if (rows.length !== stride * height) throw new Error(`${rows.length} bytes for ${height} rows`)
  const rgb = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * stride, (y + 1) * stride)
    if (row[0] !== 0) throw new Error(`row ${y} is filtered`)
    if (!palette) rgb.set(row.subarray(1), 3 * width * y)
    for (let x = 0; palette && x < width; x++) {
      const color = 3 * (row[1 + x] ?? 0)
      rgb.set(palette.subarray(color, color + 3), 3 * (width * y + x))
    }
  }
  return { width, height, hasPalette: palette !== undefined, rgb }
}

function readChunks(file: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at)
    chunks.set(String.fromCharCode(...file.subarray(at + 4, at + 8)), file.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

export function pixelAt({ rgb, width }: ReadPng, x: number, y: number): readonly [number, number, number] {
  const at = 3 * (y * width + x)
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
}
