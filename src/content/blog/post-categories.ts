import { categories } from '#content/blog/categories.ts'
import type { PostCategory } from '#contracts/blog.ts'

const names: Readonly<Record<string, string>> = Object.fromEntries(
  categories.map(({ id, label }) => [id, label]),
)

/** The names of the categories. Each id has one, because they are made from the list of categories. */
export const postCategoryNames = names as Readonly<Record<PostCategory, string>>
