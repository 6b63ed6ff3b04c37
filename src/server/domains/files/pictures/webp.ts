import { asciiAt, ByteWriter, DamagedFile, type Picture, slice, viewOf } from './bytes.ts'

const keptChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])

/** The bits of VP8X that announce Exif and XMP. */
const metadataFlags = 0x08 | 0x04

const canvasBytes = 10
const frameHeaderBytes = 16

/** Far more frames than any animation has. */
const chunksMax = 20_000

/** @throws DamagedFile */
export function readWebp(bytes: Uint8Array): Picture {
  const file = slice(bytes, 0, 8 + viewOf(slice(bytes, 0, 12)).getUint32(4, true))
  const chunks = chunksOf(file.subarray(12)).filter(({ name }) => keptChunks.has(name))
  if (!chunks.some(({ name }) => ['VP8 ', 'VP8L', 'ANMF'].includes(name))) throw new DamagedFile()
  const size = sizeOf(chunks[0])
  const kept = new ByteWriter(file.length + 1)
  kept.push(file.subarray(0, 12))
  for (const chunk of chunks) kept.push(withoutMetadata(chunk))
  const written = kept.written()
  viewOf(written).setUint32(4, written.length - 8, true)
  return { ...size, bytes: written }
}

interface Chunk {
  name: string
  data: Uint8Array
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length || chunks.length === chunksMax) throw new DamagedFile()
    const end = at + 8 + view.getUint32(at + 4, true)
    chunks.push({ name: asciiAt(bytes, at, 4), data: slice(bytes, at + 8, end) })
    at = end + (end % 2)
  }
  return chunks
}

function sizeOf(first: Chunk | undefined): { width: number; height: number } {
  if (!first || first.data.length < canvasBytes) throw new DamagedFile()
  const view = viewOf(first.data)
  if (first.name === 'VP8X') return { width: uint24(view, 4) + 1, height: uint24(view, 7) + 1 }
  if (first.name === 'VP8L') {
    if (first.data[0] !== 0x2f) throw new DamagedFile()
    const bits = view.getUint32(1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const isKeyFrame = first.name === 'VP8 ' && asciiAt(first.data, 3, 3) === '\x9d\x01\x2a'
  const size = { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  if (!isKeyFrame || size.width === 0 || size.height === 0) throw new DamagedFile()
  return size
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

function withoutMetadata({ name, data }: Chunk): Uint8Array {
  if (name === 'VP8X') {
    const canvas = new Uint8Array(data)
    canvas[0] = (canvas[0] ?? 0) & ~metadataFlags
    return chunkOf(name, canvas)
  }
  if (name !== 'ANMF') return chunkOf(name, data)
  const frame = new ByteWriter(data.length + 1)
  frame.push(data.subarray(0, frameHeaderBytes))
  for (const chunk of chunksOf(slice(data, frameHeaderBytes, data.length)))
    if (['ALPH', 'VP8 ', 'VP8L'].includes(chunk.name)) frame.push(chunkOf(chunk.name, chunk.data))
  return chunkOf(name, frame.written())
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2))
  chunk.set(Array.from(name, (char) => char.charCodeAt(0)))
  viewOf(chunk).setUint32(4, data.length, true)
  chunk.set(data, 8)
  return chunk
}
