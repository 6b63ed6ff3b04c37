import { asciiAt, ByteWriter, DamagedFile, type Picture, slice, viewOf } from './bytes.ts'

const block = { extension: 0x21, image: 0x2c, end: 0x3b }
const graphicControl = 0xf9
const application = 0xff

/** Says how often an animation repeats. */
const loopExtensions = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** @throws DamagedFile */
export function readGif(bytes: Uint8Array): Picture {
  const header = slice(bytes, 0, 13)
  const view = viewOf(header)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  let at = 13 + colorTableBytes(view.getUint8(10))
  const kept = new ByteWriter(bytes.length)
  kept.push(slice(bytes, 0, at))
  let hasImage = false
  for (;;) {
    const kind = bytes[at]
    if (kind === block.end) break
    if (kind === block.extension) {
      const label = bytes[at + 1]
      const end = endOfBlocks(bytes, at + 2)
      const isKept =
        label === graphicControl ||
        (label === application && loopExtensions.includes(asciiAt(bytes, at + 3, 11)))
      if (isKept) kept.push(bytes.subarray(at, end))
      at = end
    } else if (kind === block.image) {
      const descriptor = slice(bytes, at, at + 10)
      const end = endOfBlocks(bytes, at + 11 + colorTableBytes(descriptor[9] ?? 0))
      kept.push(bytes.subarray(at, end))
      hasImage = true
      at = end
    } else throw new DamagedFile()
  }
  if (!hasImage || size.width === 0 || size.height === 0) throw new DamagedFile()
  kept.push(Uint8Array.of(block.end))
  return { ...size, bytes: kept.written() }
}

const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) throw new DamagedFile()
    at += 1 + length
  }
  return at + 1
}
