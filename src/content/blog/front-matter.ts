import { parse } from 'yaml'

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
