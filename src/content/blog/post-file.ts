import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { newPostSchema } from '#contracts/admin-posts.ts'
import { splitFrontMatter } from '#content/blog/front-matter.ts'

const exportedPostSchema = z.strictObject({
  ...newPostSchema.shape,
  previousSlugs: z._default(z.array(newPostSchema.shape.slug), []),
  feedId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  updatedAt: z.optional(z.iso.datetime('"updatedAt" must be an instant like 2025-04-05T09:00:00Z.')),
})
export type ExportedPost = z.infer<typeof exportedPostSchema>

export function writePostFile({ content, ...fields }: ExportedPost): string {
  const present = Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
  return `---\n${stringify(present, { lineWidth: 0 })}---\n\n${content}`
}

export function readPostFile(fileName: string, text: string): ExportedPost {
  const { fields, content } = splitFrontMatter(fileName, text)
  if (typeof fields !== 'object' || fields === null)
    throw new Error(`${fileName}: the front matter has no fields`)
  const result = z.safeParse(exportedPostSchema, {
    slug: fileName.replace(/\.md$/, ''),
    ...fields,
    content: content.replace(/^\r?\n/, ''),
  })
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    )
    throw new Error(`${fileName}: ${problems.join('; ')}`)
  }
  if (fileName !== `${result.data.slug}.md`) {
    throw new Error(`${fileName}: slug: ${result.data.slug} is not the name of the file`)
  }
  return result.data
}
