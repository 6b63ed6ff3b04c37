import { categories } from '#content/blog/categories.ts'
import type { PostCategory } from '#contracts/blog.ts'
import type { BlogCategory } from '#shared/blog-category.ts'
import type { CoverFigure } from '#shared/drawings.ts'

const list: readonly BlogCategory[] = categories
const covers: Readonly<Record<string, CoverFigure>> = Object.fromEntries(
  list.map(({ id, cover = 'rows' }) => [id, cover]),
)

/** The figure on the cover of a post that names none. Each id has one, because they are made from the categories. */
export const defaultCovers = covers as Readonly<Record<PostCategory, CoverFigure>>
