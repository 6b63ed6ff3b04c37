import { parse } from 'yaml'
import * as z from 'zod'
import { postCategories } from '#contracts/blog.ts'
import { tocDepthDefault } from '#shared/blog-outline.ts'
import { coverFigures } from '#shared/cover-figures.ts'
import { slugPattern } from '#shared/slug.ts'

const word = z.string().trim().min(1).max(40)

export const postFrontMatterSchema = z.strictObject({
  title: z.string().trim().min(10).max(65),
  slug: z.string().max(80).regex(slugPattern, 'must be lowercase words joined by hyphens'),
  excerpt: z.string().trim().min(50).max(170),
  date: z.iso.date('must be a calendar day, YYYY-MM-DD'),
  category: z.enum(postCategories),
  keywords: z.array(word).min(3).max(7),
  tags: z.array(word).min(1).optional(),
  author: z.string().trim().min(1).max(80).optional(),
  featuredImage: z
    .string()
    .regex(/^(\/(?![/\\])|https:\/\/)/, 'must be a path of this site or https')
    .optional(),
  cover: z.enum(coverFigures).optional(),
  tocDepth: z.int().min(1).max(5).default(tocDepthDefault),
})

export type PostFile = z.infer<typeof postFrontMatterSchema> & { content: string }

export function parsePostFile(fileName: string, text: string): PostFile {
  const { fields, content } = splitFrontMatter(fileName, text)
  const result = postFrontMatterSchema.safeParse(fields)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${fileName}: ${problems.join('; ')}`)
  }
  if (fileName !== `${result.data.slug}.md`) {
    throw new Error(`${fileName}: slug: ${result.data.slug} is not the name of the file`)
  }
  if (content.trim() === '') throw new Error(`${fileName}: content: is empty`)
  return { ...result.data, content: content.trim() }
}

export function splitFrontMatter(fileName: string, text: string): { fields: unknown; content: string } {
  const parts = splitHead(text)
  if (parts?.fence !== '---') throw new Error(`${fileName}: front matter between two lines of --- is missing`)
  return { fields: readYaml(fileName, parts.head), content: parts.content }
}

/** Splits a Markdown file into its front matter, in YAML between `---` or in TOML between `+++`, and its text. */
export function splitHead(text: string): { fence: string; head: string; content: string } | null {
  const parts = /^\ufeff?\s*(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  if (!parts) return null
  const [, fence = '', head = '', content = ''] = parts
  return { fence, head, content }
}

function readYaml(fileName: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (cause) {
    throw new Error(`${fileName}: front matter: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
