import * as z from 'zod/mini'
import { blogQuerySchema, postCardSchema, publicAuthorSchema } from './blog.ts'
import { authorFields } from './records/author.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { shownPictureSchema } from './shown-picture.ts'

export const authorInputSchema = z.object(enteredShape(authorFields))
export type AuthorInput = z.infer<typeof authorInputSchema>

export const authorPatchSchema = z.partial(
  z.object({ ...patchShape(authorFields), revision: z.int('The revision is a whole number.') }),
)
export type AuthorPatch = z.infer<typeof authorPatchSchema>

export const adminAuthorSchema = z.object({
  id: z.number(),
  ...storedShape(authorFields),
  /** The picture, where it can be shown. */
  shownPicture: z.optional(shownPictureSchema),
  /** How many articles that readers see name the author. */
  articles: z.number(),
  revision: z.number(),
})
export const adminAuthorsSchema = z.array(adminAuthorSchema)
export type AdminAuthor = z.infer<typeof adminAuthorSchema>

export const authorPageSchema = z.object({
  author: publicAuthorSchema,
  posts: z.array(postCardSchema),
  total: z.number(),
})
export type AuthorPage = z.infer<typeof authorPageSchema>

export const authorPageQuerySchema = z.pick(blogQuerySchema, { page: true })
