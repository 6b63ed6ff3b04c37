import type { ImageFacts } from '#contracts/page-check.ts'
import { parseUrl } from '#shared/links.ts'

export async function measureImage(address: string): Promise<ImageFacts | null> {
  // The address names the public origin. This origin serves the same file.
  const path = parseUrl(address)?.pathname
  if (!path) return null
  const response = await fetch(path)
  const file = await response.blob()
  if (!response.ok) return null
  const bitmap = await createImageBitmap(file).catch(() => null)
  return bitmap && { bytes: file.size, type: file.type, width: bitmap.width, height: bitmap.height }
}
