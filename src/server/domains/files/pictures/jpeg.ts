import { asciiAt, ByteWriter, DamagedFile, type Picture, slice, viewOf } from './bytes.ts'

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, comment: 0xfe }

/** Markers without a segment: TEM and the restarts within a scan. */
const isBare = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd7)
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** Application segments that decoders need: colours are wrong without them. */
const isKept = (code: number, data: Uint8Array) =>
  (code === 0xe0 && asciiAt(data, 0, 5) === 'JFIF\0') ||
  (code === 0xe2 && asciiAt(data, 0, 12) === 'ICC_PROFILE\0') ||
  (code === 0xee && asciiAt(data, 0, 5) === 'Adobe')

/** @throws DamagedFile */
export function readJpeg(bytes: Uint8Array): Picture {
  const view = viewOf(bytes)
  const kept = new ByteWriter(bytes.length + exifBytes)
  kept.push(slice(bytes, 0, 2))
  let size: { width: number; height: number } | undefined
  let orientation: number | undefined
  let hasScan = false
  let at = 2
  for (;;) {
    if (at + 2 > bytes.length || bytes[at] !== 0xff) throw new DamagedFile()
    const code = view.getUint8(at + 1)
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === marker.end) break
    if (isBare(code)) {
      at += 2
      continue
    }
    if (at + 4 > bytes.length) throw new DamagedFile()
    const end = at + 2 + view.getUint16(at + 2)
    const segment = slice(bytes, at, end)
    const data = segment.subarray(4)
    if (isFrame(code)) {
      if (data.length < 6) throw new DamagedFile()
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (code === marker.exif && asciiAt(data, 0, 6) === 'Exif\0\0' && orientation === undefined) {
      orientation = orientationOf(data.subarray(6))
      if (orientation > 1) kept.push(exifOf(orientation))
    }
    const isMetadata = code === marker.comment || (code >= 0xe0 && code <= 0xef && !isKept(code, data))
    if (!isMetadata) kept.push(segment)
    at = end
    if (code === marker.scan) {
      hasScan = true
      const next = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, next))
      at = next
    }
  }
  if (!size || !hasScan || size.width === 0 || size.height === 0) throw new DamagedFile()
  kept.push(Uint8Array.of(0xff, marker.end))
  const isTurned = orientation !== undefined && orientation >= 5
  return {
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    bytes: kept.written(),
  }
}

function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1 && at + 1 < bytes.length) {
    const code = bytes[at + 1] ?? 0
    if (code !== 0 && code !== 0xff && !isBare(code)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  throw new DamagedFile()
}

const orientationTag = 0x0112
const exifBytes = 36

/** Returns how the camera was held, from 1 (upright) to 8, as Exif counts it. */
function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1
  const view = viewOf(tiff)
  const isLittle = asciiAt(tiff, 0, 2) === 'II'
  const start = view.getUint32(4, isLittle)
  if (start + 2 > tiff.length) return 1
  const count = view.getUint16(start, isLittle)
  for (let entry = start + 2; entry < start + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif segment that says how the picture is turned, and nothing else. */
function exifOf(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const data = [...Array.from('Exif\0\0', (char) => char.charCodeAt(0)), ...tiff]
  return Uint8Array.of(0xff, marker.exif, 0, data.length + 2, ...data)
}
