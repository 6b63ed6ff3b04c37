import type { CSSProperties } from 'react'
import { artPath } from '#shared/art-path.ts'

/** Shows the generated picture of a post in the place of its own picture if that does not load, also without script. */
export function behindPicture(post: {
  category: string
  slug: string
  featuredImage: string
}): CSSProperties | undefined {
  const art = artPath(post)
  return post.featuredImage === art ? undefined : { background: `center / cover url(${art})` }
}
