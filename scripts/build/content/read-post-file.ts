import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { splitHead } from '#content/blog/front-matter.ts'
import { type ExportedPost, parseExportedPost } from '#contracts/post-files.ts'
import { type FrontMatter, readForeignFields, slugOf } from './foreign-fields.ts'

/**
 * Reads a post from a file that this site or another generator of sites has written.
 * @param path relative to the folder that is imported; the slug is that of the file or of its folder where none is given
 * @returns the post, and what of the front matter it does not hold
 */
export function readPostFile(path: string, text: string): { post: ExportedPost; lost: string[] } {
  const parts = splitHead(text)
  if (!parts) throw new Error(`${path}: front matter between two lines of --- or +++ is missing`)
  const { fields, lost } = readForeignFields(readMatter(path, parts))
  const place = placeOf(path)
  const result = parseExportedPost({
    slug: place.slug,
    ...(place.date ? { date: place.date } : {}),
    ...(place.isDraft ? { status: 'draft' } : {}),
    ...fields,
    content: parts.content.replace(/^\r?\n/, ''),
  })
  if (result.success) return { post: result.data, lost }
  const problems = result.error.issues.map(
    ({ path: field, message }) => `${field.join('.') || 'front matter'}: ${message}`,
  )
  throw new Error(`${path}: ${problems.join('; ')}`)
}

function readMatter(path: string, { fence, head }: { fence: string; head: string }): FrontMatter {
  let matter: unknown
  try {
    // Without types of YAML, a title of 2025 and a tag 1.0 stay as they are written.
    matter =
      fence === '+++'
        ? plainToml(parseToml(head))
        : parseYaml(head, { schema: 'failsafe', customTags: ['null'] })
  } catch (cause) {
    throw new Error(`${path}: front matter: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  if (typeof matter !== 'object' || matter === null || Array.isArray(matter))
    throw new Error(`${path}: the front matter has no fields`)
  return Object.fromEntries(Object.entries(matter))
}

/** TOML has dates of its own, which are texts here. */
const plainToml = (table: unknown): unknown => JSON.parse(JSON.stringify(table))

const jekyllName = /^(\d{4}-\d{2}-\d{2})-(.+)$/

/** Jekyll writes the day into the name, and drafts into a folder; Hugo names the folder of an `index.md`. */
function placeOf(path: string): { slug: string; date: string | undefined; isDraft: boolean } {
  const segments = path.split(/[/\\]/)
  const file = (segments.pop() ?? '').replace(/\.(md|markdown|mdx)$/i, '')
  const name = file === 'index' ? (segments.at(-1) ?? file) : file
  const [, date, title = name] = jekyllName.exec(name) ?? []
  const slug = slugOf(title)
  return { slug: slug || title, date, isDraft: segments.some((folder) => /^_?drafts$/i.test(folder)) }
}
