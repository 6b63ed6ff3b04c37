import type { PostCategory } from '#contracts/blog.ts'
import type { CoverFigure } from '#shared/drawings.ts'

/** The figure on the cover of a post that names none. */
export const defaultCovers: Record<PostCategory, CoverFigure> = {
  'digital-marketing': 'agents',
  'digital-advertising': 'bars',
  'product-development': 'phases',
  seo: 'gauge',
  'content-marketing': 'rows',
}
