import * as z from 'zod'
import { splitFrontMatter } from '#content/blog/front-matter.ts'

const text = z.string().trim().min(1, 'is empty')

export const pageFrontMatterSchema = z.strictObject({
  title: text,
  description: text,
  heading: text.optional(),
  navigation: z.strictObject({ menu: text, description: text, title: text.optional() }).optional(),
  footer: z.boolean().default(false),
  noindex: z.boolean().default(false),
})

export interface OwnPageFile extends z.infer<typeof pageFrontMatterSchema> {
  file: string
  path: string
  heading: string
  content: string
}

export function parseOwnPage(file: string, name: string, markdown: string): OwnPageFile {
  const { fields, content } = splitFrontMatter(file, markdown)
  const result = pageFrontMatterSchema.safeParse(fields)
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    )
    throw new Error(`${file}: ${problems.join('; ')}`)
  }
  if (content.trim() === '') throw new Error(`${file}: there is no text below the front matter`)
  return {
    ...result.data,
    file,
    path: `/${name.replace(/\.md$/, '')}`,
    heading: result.data.heading ?? result.data.title,
    content: content.trim(),
  }
}
