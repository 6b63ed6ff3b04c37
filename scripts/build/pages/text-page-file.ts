import { createHash } from 'node:crypto'
import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { splitFrontMatter } from '#content/blog/front-matter.ts'
import type { PageFields } from '#contracts/pages.ts'
import { enteredShape, namesOf, pick } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'

const { slug: slugSchema, content: _content, ...frontMatterShape } = enteredShape(pageFields)

const frontMatterSchema = z.strictObject(
  {
    ...frontMatterShape,
    editable: z.literal(true),
    pulled: z.optional(z.string('"pulled" is written by content:pull.')),
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
  /** The mark of what the database had when the file was written; null for a file that was never pulled or pushed. */
  pulled: string | null
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
  const { editable: _, pulled = null, ...page } = result.data
  return { file, pulled, fields: { ...page, slug: slug.data, content: textOf(content) } }
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
export function writeTextPage(page: PageFields): string {
  const { slug: _, content, navigation, ...fields } = page
  const head = stringify(
    {
      ...present(fields),
      ...(navigation ? { navigation: present(navigation) } : {}),
      editable: true,
      pulled: markOf(page),
    },
    { lineWidth: 0 },
  )
  return `---\n${head}---\n\n${textOf(content)}\n`
}

const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== false))

const markChars = 16

/** Returns a mark of what a page says: two pages that a file writes alike have the same. */
export function markOf(page: PageFields): string {
  const { navigation } = page
  const fields = pick(
    {
      ...page,
      content: textOf(page.content),
      navigation: navigation && [navigation.menu, navigation.title ?? '', navigation.description],
    },
    namesOf(pageFields),
  )
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, markChars)
}
