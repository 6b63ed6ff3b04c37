import type { CSSProperties } from 'react'
import { artPath } from '#shared/art-path.ts'

/** Browsers render `::before` only on a picture that fails to load. */
export const pictureFallbackLook =
  'relative before:absolute before:inset-0 before:bg-(image:--art) before:bg-cover before:bg-center'

/**
 * Names the generated picture of a post, which replaces a picture that fails to load: without script through
 * `pictureFallbackLook`, and with script through src/render/boot/page.ts.
 */
export function pictureFallback(post: { category: string; slug: string; featuredImage: string }) {
  const art = artPath(post)
  if (post.featuredImage === art) return undefined
  const style: CSSProperties & Record<'--art', string> = { '--art': `url(${art})` }
  return style
}
