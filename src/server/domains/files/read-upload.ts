import type { UploadFault } from '#content/interface/uploads.ts'
import { fileRules } from '#contracts/file-rules.ts'
import { asciiAt, DamagedFile, type Picture } from './pictures/bytes.ts'
import { isAvif, readAvif } from './pictures/avif.ts'
import { readGif } from './pictures/gif.ts'
import { readJpeg } from './pictures/jpeg.ts'
import { readPng } from './pictures/png.ts'
import { readWebp } from './pictures/webp.ts'

export interface ReadFile {
  type: string
  bytes: Uint8Array
  /** Pixels; null for documents. */
  width: number | null
  height: number | null
}

const formats: {
  type: string
  isOf: (bytes: Uint8Array) => boolean
  read: (bytes: Uint8Array) => Picture
}[] = [
  { type: 'image/jpeg', isOf: (bytes) => asciiAt(bytes, 0, 3) === '\xff\xd8\xff', read: readJpeg },
  { type: 'image/png', isOf: (bytes) => asciiAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', read: readPng },
  {
    type: 'image/webp',
    isOf: (bytes) => asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP',
    read: readWebp,
  },
  { type: 'image/gif', isOf: (bytes) => ['GIF87a', 'GIF89a'].includes(asciiAt(bytes, 0, 6)), read: readGif },
  { type: 'image/avif', isOf: isAvif, read: readAvif },
]

/**
 * Returns what was uploaded, without metadata, or why it is refused. The content decides what it is: a name and a
 * declared type are claims of whoever sends them.
 */
export function readUpload(bytes: Uint8Array): ReadFile | UploadFault {
  if (bytes.length === 0) return 'empty'
  const format = formats.find(({ isOf }) => isOf(bytes))
  if (!format) return readDocument(bytes)
  if (bytes.length > fileRules.pictureBytesMax) return 'picture-too-large'
  try {
    const picture = format.read(bytes)
    if (picture.width * picture.height > fileRules.picturePixelsMax) return 'too-many-pixels'
    return { type: format.type, ...picture }
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged'
    throw error
  }
}

/** How far from its end a PDF may say that it ends. */
const pdfTailBytes = 1024

function readDocument(bytes: Uint8Array): ReadFile | UploadFault {
  if (asciiAt(bytes, 0, 5) !== '%PDF-') return isSvg(bytes) ? 'svg' : 'unknown-type'
  if (bytes.length > fileRules.documentBytesMax) return 'document-too-large'
  const tail = asciiAt(bytes, Math.max(0, bytes.length - pdfTailBytes), pdfTailBytes)
  if (!tail.includes('%%EOF')) return 'damaged'
  return { type: 'application/pdf', bytes, width: null, height: null }
}

function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /^\s*(<\?xml|<!--|<!DOCTYPE\s+svg|<svg)/i.test(text) && /<svg[\s/>]/i.test(text)
}
