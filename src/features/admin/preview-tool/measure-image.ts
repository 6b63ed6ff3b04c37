import type { ImageFacts } from '#contracts/page-check.ts'

/** What a picture of this origin weighs and measures; null where it cannot be had. */
export async function measureImage(address: string): Promise<ImageFacts | null> {
  // The built address names the public origin; the same file stands on this one.
  const path = URL.parse(address)?.pathname
  if (!path) return null
  const response = await fetch(path)
  const file = await response.blob()
  if (!response.ok) return null
  const bitmap = await createImageBitmap(file).catch(() => null)
  return bitmap && { bytes: file.size, type: file.type, width: bitmap.width, height: bitmap.height }
}
