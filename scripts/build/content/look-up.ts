import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

export interface ContentFile {
  name: string
  file: string
  isOwn: boolean
}

export const contentLocales = ['en'] as const
export type ContentLocale = (typeof contentLocales)[number]
const defaultLocale: ContentLocale = 'en'

export const ownFolder = 'src/site'
export const overridesFolder = `${ownFolder}/components`
export const themeFile = `${ownFolder}/theme.css`
const tablesFolder = 'schema'
const sampleFolder = 'src/content'
const configName = 'site.config.ts'
const lookUpFolder = '.generated/content'
const entriesFolder = '.generated/entries'

/**
 * Folders with one file for each entry. A fork's folder replaces the sample's as soon as it holds a file; a `.gitkeep`
 * alone makes an empty collection (docs/own-site.md).
 */
const moduleCollections: readonly string[] = ['careers/jobs']

export function listContent(root = '.', locale: ContentLocale = defaultLocale): ContentFile[] {
  const own = filesIn(join(root, ownFolder)).filter((name) => !isReserved(name))
  const localizedFiles = filesIn(join(root, ownFolder, locale))
  const replacedFolders = moduleCollections.filter((folder) => ownCollection(folder, root, locale))
  const sampleNames = filesIn(join(root, sampleFolder)).filter(
    (name) => !replacedFolders.some((folder) => name.startsWith(`${folder}/`)),
  )
  const names = new Set([...sampleNames, ...own, ...localizedFiles, configName])
  return [...names].sort().map((name) => {
    if (localizedFiles.includes(name)) return { name, file: `${ownFolder}/${locale}/${name}`, isOwn: true }
    if (own.includes(name)) return { name, file: `${ownFolder}/${name}`, isOwn: true }
    return { name, file: sampleFile(name), isOwn: false }
  })
}

export const sampleFile = (name: string): string =>
  name === configName ? `src/${configName}` : `${sampleFolder}/${name}`

function isReserved(name: string): boolean {
  return [...contentLocales, 'components', 'migrations', 'public', tablesFolder].some((folder) =>
    name.startsWith(`${folder}/`),
  )
}

export function listSample(root = '.'): string[] {
  return [
    `src/${configName}`,
    ...filesIn(join(root, sampleFolder)).map((name) => `${sampleFolder}/${name}`),
  ].sort()
}

export const findCollection = (folder: string, root = '.', locale: ContentLocale = defaultLocale): string =>
  ownCollection(folder, root, locale) ?? `${sampleFolder}/${folder}`

const ownCollection = (folder: string, root: string, locale: ContentLocale): string | undefined =>
  [`${ownFolder}/${locale}/${folder}`, `${ownFolder}/${folder}`].find((own) => {
    const path = join(root, own)
    return existsSync(path) && readdirSync(path).length > 0
  })

/**
 * Writes modules and a style sheet to `.generated/content/` that re-export the files found
 * (docs/decisions/017-own-folder-first.md). Unchanged files are left alone, because watchers would build again.
 */
export function writeLookUp(root = '.'): void {
  const passedOn = contentLocales.flatMap((locale) =>
    [...listContent(root, locale), ...ownTables(root)].map(({ name, file }) => {
      const at = join(lookUpFolder, locale, name)
      return [at, `export * from '${pathFrom(at, file)}'\n`] as const
    }),
  )
  const content = listContent(root)
  const lists = moduleCollections.map((folder) => {
    const at = join(entriesFolder, `${folder}.ts`)
    const files = content.flatMap(({ name, file }) => (dirname(name) === folder ? file : []))
    return [at, entriesModule(at, files, !ownCollection(folder, root, defaultLocale))] as const
  })
  const modules = new Map([...passedOn, ...lists])
  for (const [at, text] of modules) writeChanged(join(root, at), text)
  for (const name of filesIn(join(root, lookUpFolder))) {
    if (!modules.has(join(lookUpFolder, name))) rmSync(join(root, lookUpFolder, name))
  }
  const hasTheme = existsSync(join(root, themeFile))
  writeChanged(join(root, '.generated/theme.css'), hasTheme ? `@import "../${themeFile}";\n` : '')
}

/** No content, but server code imports them as `#content/schema/…`, also in tests, which no bundler resolves. */
const ownTables = (root: string): Omit<ContentFile, 'isOwn'>[] =>
  filesIn(join(root, ownFolder, tablesFolder)).map((table) => {
    const name = `${tablesFolder}/${table}`
    return { name, file: `${ownFolder}/${name}` }
  })

export function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
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
