import { categoryTopics } from '#content/blog/page.ts'
import { defaultCovers } from '#content/blog/post-covers.ts'
import type { CoverFigure } from '#shared/drawings.ts'

const covers: Readonly<Record<string, CoverFigure>> = defaultCovers

/** Returns the name of a category, or undefined for one that the blog no longer has. */
export const categoryName = (id: string): string | undefined =>
  categoryTopics.find((topic) => topic.id === id)?.label

/** Returns the figure on the covers of a category whose posts name none. */
export const categoryCover = (id: string): CoverFigure =>
  (Object.hasOwn(covers, id) ? covers[id] : undefined) ?? 'rows'
