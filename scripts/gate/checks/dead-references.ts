import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const citedFolders = 'src|functions|scripts|tests|docs|migrations|public|bench|\\.ci'
const citedPath = new RegExp(`(?<![\\w/.#-])(?:${citedFolders})/[\\w@$.*{},\\[\\]()/-]*`, 'g')
const markdownLink = /\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g
const npmCommand = /\bnpm run ([a-z][\w:-]*)/g

export function findDeadReferences(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const scripts = readScriptNames()
  // Of a link such as `[docs/data.md](docs/data.md)`, the text and the target are separate paths.
  const paths = matches(text.replaceAll('](', ' ('), citedPath).map(([path]) => path.replace(/[.,)]+$/, ''))
  const links = matches(text, markdownLink).map(([, link]) => normalize(join(dirname(file), link ?? '')))
  const commands = matches(text, npmCommand).flatMap(([, name]) =>
    name && !scripts.has(name) ? [`npm run ${name}`] : [],
  )
  return [...new Set([...paths, ...links].filter((path) => !exists(path)).concat(commands))]
}

const citedTitles = /`([^`\s]+\.(?:test|spec)\.tsx?)`:((?:,? "[^"\n]+")+)/g

export function findDeadTitles(text: string): string[] {
  return matches(text, citedTitles).flatMap(([, file = '', titles = '']) => {
    if (!existsSync(file)) return []
    const source = readFileSync(file, 'utf8')
    return matches(titles, /"([^"]+)"/g)
      .map(([, title = '']) => title)
      .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
      .map((title) => `${file}: "${title}"`)
  })
}

function matches(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(pattern)]
}

function exists(path: string): boolean {
  if (path.startsWith('src/site/')) return true
  if (existsSync(path)) return true
  if (!/[*{]/.test(path)) return false
  return globSync(path.replace(/[[\]]/g, '?')).length > 0
}

function readScriptNames(): Set<string> {
  const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  return new Set(Object.keys(manifest.scripts))
}
