import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

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
const entriesFolder = '.generated/entries'

/**
 * Folders with one file for each entry. A fork's folder takes the place of the sample's whole folder as soon as it holds
 * a file; a `.gitkeep` alone makes a collection without entries (docs/own-site.md).
 */
const moduleCollections: readonly string[] = ['careers/jobs']

/** Returns every content file and the configuration: the fork's own file where there is one, else the sample's. */
export function listContent(root = '.'): ContentFile[] {
  const own = filesIn(join(root, ownFolder))
  const replaced = moduleCollections.filter((folder) => isOwnCollection(folder, root))
  const sampleNames = filesIn(join(root, sampleFolder)).filter(
    (name) => !replaced.some((folder) => name.startsWith(`${folder}/`)),
  )
  const names = new Set([...sampleNames, ...own, configName])
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

/** Returns the folder of a collection: the fork's if it holds a file, else the sample's. */
export const findCollection = (folder: string, root = '.'): string =>
  `${isOwnCollection(folder, root) ? ownFolder : sampleFolder}/${folder}`

function isOwnCollection(folder: string, root: string): boolean {
  const own = join(root, ownFolder, folder)
  return existsSync(own) && readdirSync(own).length > 0
}

/**
 * Writes the modules that `#content/…` and `#site.config.ts` lead to, each of which passes on the file that was found,
 * and for each collection of modules one that lists its entries. Neither Node nor npm tries a second folder for an import
 * by itself. Files that need no change are left alone, because watchers would build again.
 */
export function writeLookUp(root = '.'): void {
  const content = listContent(root)
  const passedOn = content.map(({ name, file }) => {
    const at = join(lookUpFolder, name)
    return [at, `export * from '${pathFrom(at, file)}'\n`] as const
  })
  const lists = moduleCollections.map((folder) => {
    const at = join(entriesFolder, `${folder}.ts`)
    const files = content.flatMap(({ name, file }) => (dirname(name) === folder ? file : []))
    return [at, entriesModule(at, files, !isOwnCollection(folder, root))] as const
  })
  const modules = new Map([...passedOn, ...lists])
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

function entriesModule(at: string, files: readonly string[], isSample: boolean): string {
  const entries = files.map((file, index) => `{ id: '${basename(file, '.ts')}', exported: entry${index} }`)
  return [
    ...files.map((file, index) => `import * as entry${index} from '${pathFrom(at, file)}'`),
    `export const isSample: boolean = ${isSample}`,
    `export const entries = [${entries.join(', ')}]`,
    '',
  ].join('\n')
}

const pathFrom = (at: string, file: string): string => relative(dirname(at), file).split(sep).join('/')

const filesIn = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.split(sep).join('/'))

if (import.meta.main) writeLookUp()
