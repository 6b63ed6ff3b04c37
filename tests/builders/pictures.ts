interface PngOptions {
  width?: number
  height?: number
  /** Of data that a decoder never reaches, to make the file as large as needed. */
  paddingBytes?: number
}

let drawn = 0

/** Returns a PNG whose structure is right and whose pixels are not: servers here never decode them. */
export function aPng({ width = 64, height = 40, paddingBytes = 0 }: PngOptions = {}): Uint8Array {
  drawn += 1
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2, 0, 0, 0], 8)
  const data = new Uint8Array(8 + paddingBytes)
  new DataView(data.buffer).setUint32(0, drawn)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('tEXt', new TextEncoder().encode('Comment\0taken at home')),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Checksums are zero, which a reader of the structure does not look at. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  new DataView(bytes.buffer).setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  return bytes
}
