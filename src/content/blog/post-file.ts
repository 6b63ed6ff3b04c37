import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { newPostSchema } from '#contracts/admin-posts.ts'

const exportedPostSchema = z.strictObject({
  ...newPostSchema.shape,
  previousSlugs: z._default(z.array(newPostSchema.shape.slug), []),
  feedId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  updatedAt: z.optional(z.iso.datetime('"updatedAt" must be an instant like 2025-04-05T09:00:00Z.')),
})
export type ExportedPost = z.infer<typeof exportedPostSchema>

export const parseExportedPost = (fields: unknown) => z.safeParse(exportedPostSchema, fields)

export function writePostFile({ content, ...fields }: ExportedPost): string {
  const present = Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
  return `---\n${stringify(present, { lineWidth: 0 })}---\n\n${content}`
}
