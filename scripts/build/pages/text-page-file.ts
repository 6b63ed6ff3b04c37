import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { splitFrontMatter } from '#content/blog/front-matter.ts'
import type { PageFields } from '#contracts/pages.ts'
import { enteredShape } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'

const { slug: slugSchema, content: _content, ...frontMatterShape } = enteredShape(pageFields)

const frontMatterSchema = z.strictObject(
  {
    ...frontMatterShape,
    editable: z.literal(true),
    revision: z.optional(z.int('"revision" is a whole number, which content:pull writes.')),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `A page has no field ${keys?.join(', ')}.` : undefined,
  },
)

/** A file of a page that the back office edits, too. */
export interface TextPageFile {
  file: string
  fields: PageFields
  /** The version that the file was pulled at; null for a file that was never pulled or pushed. */
  revision: number | null
}

/** Returns whether a file says that the back office edits its page, too: the build makes no static page of it. */
export function isEditable(file: string, markdown: string): boolean {
  const { fields } = splitFrontMatter(file, markdown)
  return typeof fields === 'object' && fields !== null && 'editable' in fields && fields.editable === true
}

/**
 * Reads the file of a text page.
 * @param name its path below `src/site/pages/`, which is its address
 * @throws with a line for each fault, each with its place
 */
export function parseTextPage(file: string, name: string, markdown: string): TextPageFile {
  const { fields, content } = splitFrontMatter(file, markdown)
  const slug = z.safeParse(slugSchema, name.replace(/\.md$/, ''))
  const result = z.safeParse(frontMatterSchema, fields)
  const faults = [
    ...(slug.error?.issues ?? []).map(({ message }) => `${file}: the name of the file: ${message}`),
    ...(result.error?.issues ?? []).map(
      ({ path, message }) => `${file}:${lineOf(markdown, String(path[0] ?? 'editable'))}: ${message}`,
    ),
  ]
  if (!slug.success || !result.success) throw new Error(faults.join('\n'))
  const { editable: _, revision = null, ...page } = result.data
  return { file, revision, fields: { ...page, slug: slug.data, content: textOf(content) } }
}

function lineOf(markdown: string, key: string): number {
  const lines = markdown.split('\n')
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    ) + 1
  )
}

/** A file ends its text with one line end, and another system may have other ones. */
const textOf = (content: string): string => content.replaceAll('\r\n', '\n').trim()

/** Writes a text page as a file. The text loses blank lines at both ends. */
export function writeTextPage({ slug: _, content, ...fields }: PageFields, revision: number): string {
  const present = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && value !== false),
  )
  const head = stringify({ ...present, editable: true, revision }, { lineWidth: 0 })
  return `---\n${head}---\n\n${textOf(content)}\n`
}
