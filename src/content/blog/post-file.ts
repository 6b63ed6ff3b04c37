import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { newPostSchema } from '#contracts/admin-posts.ts'
import { splitFrontMatter } from './front-matter.ts'

/** Everything of a post that a person wrote or decided. What is rendered from it is made again by an import. */
const exportedPostSchema = z.strictObject({
  ...newPostSchema.shape,
  /** Addresses that lead to it. */
  previousSlugs: z._default(z.array(newPostSchema.shape.slug), []),
  /** ISO instant of the last save; an import without it takes its own time. */
  updatedAt: z.optional(z.iso.datetime('"updatedAt" is an instant like 2025-04-05T09:00:00Z.')),
})
export type ExportedPost = z.infer<typeof exportedPostSchema>

/** A post as a markdown file with front matter; `readPostFile` gives the same post back, byte for byte. */
export function writePostFile({ content, ...fields }: ExportedPost): string {
  const present = Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
  // Words that YAML would fold over lines stay on one, so that a change of a word is a change of its line.
  return `---\n${stringify(present, { lineWidth: 0 })}---\n\n${content}`
}

/**
 * Reads a file that `writePostFile` wrote or a person did. The name is the post's address and `.md`.
 * @throws Error that names the file and every field that is wrong
 */
export function readPostFile(fileName: string, text: string): ExportedPost {
  const { fields, content } = splitFrontMatter(fileName, text)
  if (typeof fields !== 'object' || fields === null)
    throw new Error(`${fileName}: the front matter has no fields`)
  // One empty line parts the front matter from the text; any other belongs to the text.
  const result = z.safeParse(exportedPostSchema, { ...fields, content: content.replace(/^\r?\n/, '') })
  if (!result.success) {
    const wrong = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    )
    throw new Error(`${fileName}: ${wrong.join('; ')}`)
  }
  if (fileName !== `${result.data.slug}.md`) {
    throw new Error(`${fileName}: slug: ${result.data.slug} is not the name of the file`)
  }
  return result.data
}
