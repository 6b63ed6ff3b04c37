import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export interface ContentFile {
  /** As imported from `#content/`, such as `home/page.ts`. */
  name: string
  /** Where it was found, from the root of the project. */
  file: string
  isOwn: boolean
}

export const ownFolder = 'src/site'
const sampleFolder = 'src/content'
const configName = 'site.config.ts'
const lookUpFolder = '.generated/content'

/** Returns every content file and the configuration: the fork's own file where there is one, else the sample's. */
export function listContent(root = '.'): ContentFile[] {
  const own = filesIn(join(root, ownFolder))
  const names = new Set([...filesIn(join(root, sampleFolder)), ...own, configName])
  return [...names].sort().map((name) => {
    const isOwn = own.includes(name)
    const sample = name === configName ? `src/${configName}` : `${sampleFolder}/${name}`
    return { name, file: isOwn ? `${ownFolder}/${name}` : sample, isOwn }
  })
}

/** Returns the sample's content files and configuration, whether or not the fork has its own. */
export function listSample(root = '.'): string[] {
  return [
    `src/${configName}`,
    ...filesIn(join(root, sampleFolder)).map((name) => `${sampleFolder}/${name}`),
  ].sort()
}

/** Returns where a file that is no module is: in the fork's folder if it is there, else in the sample's. */
export function findContent(name: string, root = '.'): string {
  const own = `${ownFolder}/${name}`
  return existsSync(join(root, own)) ? own : `${sampleFolder}/${name}`
}

/**
 * Writes the modules that `#content/…` and `#site.config.ts` lead to, each of which passes on the file that was found.
 * Neither Node nor npm tries a second folder for an import by itself. Files that need no change are left alone, because
 * watchers would build again.
 */
export function writeLookUp(root = '.'): void {
  const modules = new Map(
    listContent(root).map(({ name, file }) => {
      const at = join(lookUpFolder, name)
      const target = relative(dirname(at), file).split(sep).join('/')
      return [at, `export * from '${target}'\n`]
    }),
  )
  for (const [at, text] of modules) {
    const path = join(root, at)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const name of filesIn(join(root, lookUpFolder))) {
    if (!modules.has(join(lookUpFolder, name))) rmSync(join(root, lookUpFolder, name))
  }
}

const filesIn = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.split(sep).join('/'))

if (import.meta.main) writeLookUp()
