import { asciiAt, ByteWriter, DamagedFile, type Picture, slice, viewOf } from './bytes.ts'

/** Everything that a decoder needs for pixels, colours and animation. */
const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** @throws DamagedFile */
export function readPng(bytes: Uint8Array): Picture {
  const view = viewOf(bytes)
  const kept = new ByteWriter(bytes.length)
  kept.push(slice(bytes, 0, 8))
  let size: { width: number; height: number } | undefined
  let hasData = false
  let at = 8
  for (let name = ''; name !== 'IEND'; ) {
    if (at + 12 > bytes.length) throw new DamagedFile()
    name = asciiAt(bytes, at + 4, 4)
    const end = at + 12 + view.getUint32(at)
    const chunk = slice(bytes, at, end)
    if (!size) {
      if (name !== 'IHDR' || chunk.length !== 25) throw new DamagedFile()
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    if (name === 'IDAT') hasData = true
    if (keptChunks.has(name)) kept.push(chunk)
    at = end
  }
  if (!size || !hasData || size.width === 0 || size.height === 0) throw new DamagedFile()
  return { ...size, bytes: kept.written() }
}
