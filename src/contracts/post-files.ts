import * as z from 'zod/mini'
import { enteredShape } from './records/fields.ts'
import { postFields } from './records/post.ts'

const exportedPostSchema = z.strictObject({
  ...enteredShape(postFields),
  previousSlugs: z._default(z.array(postFields.slug.entered), []),
  feedId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  updatedAt: z.optional(z.iso.datetime('"updatedAt" must be an instant like 2025-04-05T09:00:00Z.')),
})
export type ExportedPost = z.infer<typeof exportedPostSchema>

export const parseExportedPost = (fields: unknown) => z.safeParse(exportedPostSchema, fields)

const {
  content: _content,
  status: _status,
  publishAt: _publishAt,
  ...frontMatterShape
} = enteredShape(postFields)

/** The front matter of the posts that a local database begins with, which are published at noon of their day. */
export const postFrontMatterSchema = z.strictObject(
  {
    ...frontMatterShape,
    excerpt: postFields.excerpt.entered.check(z.minLength(1, 'Enter an excerpt.')),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `A post has no field ${keys.join(', ')}.` : undefined,
  },
)
