import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { splitFrontMatter } from '#content/blog/front-matter.ts'
import type { PostFields } from '#contracts/admin-posts.ts'
import { type ExportedPost, postFrontMatterSchema } from '#contracts/post-files.ts'

export function writePostFile({ content, ...fields }: ExportedPost): string {
  const present = Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
  return `---\n${stringify(present, { lineWidth: 0 })}---\n\n${content}`
}

export function parsePostFile(fileName: string, text: string): PostFields {
  const { fields, content } = splitFrontMatter(fileName, text)
  const result = z.safeParse(postFrontMatterSchema, fields)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${fileName}: ${problems.join('; ')}`)
  }
  const post = result.data
  if (fileName !== `${post.slug}.md`)
    throw new Error(`${fileName}: slug: ${post.slug} is not the name of the file`)
  if (content.trim() === '') throw new Error(`${fileName}: content: is empty`)
  return { ...post, content: content.trim(), status: 'published', publishAt: `${post.date}T12:00:00.000Z` }
}
