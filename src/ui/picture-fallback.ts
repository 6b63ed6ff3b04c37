import type { CSSProperties } from 'react'
import { artPath } from '#shared/page-paths.ts'

/** Only a picture that does not load has a `::before`. */
export const pictureFallbackLook =
  'relative before:absolute before:inset-0 before:bg-(image:--art) before:bg-cover before:bg-center'

/**
 * Names the generated picture of a post, which takes the place of its own one if that does not load: without script by
 * `pictureFallbackLook`, and with it by src/render/boot/page.ts.
 */
export function pictureFallback(post: { category: string; slug: string; featuredImage: string }) {
  const art = artPath(post)
  if (post.featuredImage === art) return undefined
  const style: CSSProperties & Record<'--art', string> = { '--art': `url(${art})` }
  return style
}
