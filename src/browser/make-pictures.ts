import { fileRules, variantWidths } from '#contracts/file-rules.ts'

export interface MadeVariant {
  width: number
  content: Blob
}

export interface MadePictures {
  variants: MadeVariant[]
  /** What social images are drawn on. */
  ground: Blob | null
}

const variantType = 'image/webp'
const variantQuality = 0.82
/** Formats say within their first bytes whether they move. */
const headBytes = 4096

const nothing: MadePictures = { variants: [], ground: null }

/**
 * Returns a picture in the smaller widths that pages choose from, and the ground of its social images. Returns none for
 * documents and moving pictures, and when this browser cannot read the picture: the original is enough.
 */
export async function makePictures(file: File): Promise<MadePictures> {
  if (file.type !== '' && !file.type.startsWith('image/')) return nothing
  if (isMoving(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))) return nothing
  const bitmap = await decode(file)
  if (!bitmap) return nothing
  try {
    const { makeGround } = await import('./make-ground.ts')
    return { variants: await makeVariants(bitmap), ground: await makeGround(bitmap) }
  } finally {
    bitmap.close()
  }
}

async function makeVariants(bitmap: ImageBitmap): Promise<MadeVariant[]> {
  const variants: MadeVariant[] = []
  for (const { width, height } of variantSizes(bitmap)) {
    const content = await encode(bitmap, width, height)
    if (!content) return []
    if (content.size <= fileRules.variantBytesMax) variants.push({ width, content })
  }
  return variants
}

/** Returns the sizes below that of a picture, in its shape. */
export const variantSizes = ({ width, height }: { width: number; height: number }) =>
  variantWidths
    .filter((narrower) => narrower < width)
    .map((narrower) => ({ width: narrower, height: Math.max(1, Math.round((height * narrower) / width)) }))

/** Returns whether a picture has several frames, of which a variant would show only the first. */
export function isMoving(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  if (text.startsWith('GIF8')) return true
  if (text.startsWith('\x89PNG')) return text.includes('acTL')
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8))
    return ((head[20] ?? 0) & webpAnimationFlag) !== 0
  return text.startsWith('ftypavis', 4)
}

/** @see https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const webpAnimationFlag = 0b10

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, variantType, variantQuality),
  )
  // A browser that cannot write WebP writes PNG.
  return blob?.type === variantType ? blob : null
}
