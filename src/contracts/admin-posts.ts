import * as z from 'zod/mini'
import { headingSchema } from './blog.ts'
import { listSearch } from './lists.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { postFields } from './records/post.ts'
import { revisionSchema } from './revisions.ts'

export const newPostSchema = z.object(enteredShape(postFields))
export type PostFields = z.infer<typeof newPostSchema>

export const postPatchSchema = z.partial(
  z.object({
    ...patchShape(postFields),
    revision: z.int('"revision" is a whole number.'),
    isAutosave: z.boolean('"isAutosave" is true or false.'),
  }),
)
export type PostPatch = z.infer<typeof postPatchSchema>

export const storedPostSchema = z.object(storedShape(postFields))

export const adminPostSchema = z.extend(storedPostSchema, {
  id: z.number(),
  isLive: z.boolean(),
  html: z.string(),
  headings: z.array(headingSchema),
  wordCount: z.number(),
  readingMinutes: z.number(),
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminPost = z.infer<typeof adminPostSchema>

export const adminPostCardSchema = z.pick(adminPostSchema, {
  slug: true,
  title: true,
  date: true,
  category: true,
  status: true,
  publishAt: true,
  isLive: true,
  wordCount: true,
  updatedAt: true,
})
export type AdminPostCard = z.infer<typeof adminPostCardSchema>

export const adminPostListSchema = z.object({
  posts: z.array(adminPostCardSchema),
  next: z.nullable(z.string()),
})
export type AdminPostList = z.infer<typeof adminPostListSchema>

export const adminPostPageSize = 50

export const adminPostQuerySchema = z.object({
  status: z.optional(postFields.status.entered),
  search: listSearch,
  before: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,15}$/, '"before" must be the "next" of another page.')),
  ),
})
export type AdminPostQuery = z.infer<typeof adminPostQuerySchema>

export const checkedPictureSchema = z.object({
  address: z.string(),
  line: z.number(),
  fault: z.nullable(z.enum(['missing', 'other-host'])),
})
export type CheckedPicture = z.infer<typeof checkedPictureSchema>

export const renderedPostSchema = z.object({
  html: z.string(),
  headings: z.array(headingSchema),
  wordCount: z.number(),
  readingMinutes: z.number(),
  refusedAddresses: z.optional(z.array(z.string())),
  pictures: z.optional(z.array(checkedPictureSchema)),
})
export type RenderedPost = z.infer<typeof renderedPostSchema>

export const postPreviewSchema = z.object({ content: postFields.content.entered })

export const postRevisionSchema = revisionSchema(storedPostSchema)
export type PostRevision = z.infer<typeof postRevisionSchema>
