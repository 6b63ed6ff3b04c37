import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export interface ContentFile {
  /** As imported from `#content/`, such as `home/page.ts`. */
  name: string
  /** Where it was found, from the root of the project. */
  file: string
  isOwn: boolean
}

/** Every content file is looked up for one of these; a translation adds its locale here. */
export const contentLocales = ['en'] as const
export type ContentLocale = (typeof contentLocales)[number]
const defaultLocale: ContentLocale = 'en'

export const ownFolder = 'src/site'
/** Takes the places of components (scripts/overrides/overrides.ts), not of content. */
export const overridesFolder = `${ownFolder}/components`
const themeFile = `${ownFolder}/theme.css`
const sampleFolder = 'src/content'
const configName = 'site.config.ts'
const lookUpFolder = '.generated/content'

/**
 * Returns every content file and the configuration: the fork's own file for this locale, else the fork's for every
 * locale, else the sample's.
 */
export function listContent(root = '.', locale: ContentLocale = defaultLocale): ContentFile[] {
  const own = filesIn(join(root, ownFolder)).filter((name) => !isReserved(name))
  const localized = filesIn(join(root, ownFolder, locale))
  const names = new Set([...filesIn(join(root, sampleFolder)), ...own, ...localized, configName])
  return [...names].sort().map((name) => {
    if (localized.includes(name)) return { name, file: `${ownFolder}/${locale}/${name}`, isOwn: true }
    if (own.includes(name)) return { name, file: `${ownFolder}/${name}`, isOwn: true }
    const file = name === configName ? `src/${configName}` : `${sampleFolder}/${name}`
    return { name, file, isOwn: false }
  })
}

/** Whether a file of the fork's folder belongs to one locale, or is no content. */
function isReserved(name: string): boolean {
  return [...contentLocales, 'components', 'migrations', 'public', 'schema'].some((folder) =>
    name.startsWith(`${folder}/`),
  )
}

/** Returns the sample's content files and configuration, whether or not the fork has its own. */
export function listSample(root = '.'): string[] {
  return [
    `src/${configName}`,
    ...filesIn(join(root, sampleFolder)).map((name) => `${sampleFolder}/${name}`),
  ].sort()
}

/** Returns where a file that is no module is, in the order of `listContent`. */
export function findContent(name: string, root = '.', locale: ContentLocale = defaultLocale): string {
  const own = [`${ownFolder}/${locale}/${name}`, `${ownFolder}/${name}`]
  return own.find((file) => existsSync(join(root, file))) ?? `${sampleFolder}/${name}`
}

/**
 * Writes what leads to the files that were found: for each content file a module under `.generated/content/<locale>/`
 * that passes it on, and a style sheet that imports the fork's theme. Neither Node nor npm tries a second folder for an
 * import by itself. Files that need no change are left alone, because watchers would build again.
 */
export function writeLookUp(root = '.'): void {
  const modules = new Map(
    contentLocales.flatMap((locale) =>
      listContent(root, locale).map(({ name, file }) => {
        const at = join(lookUpFolder, locale, name)
        const target = relative(dirname(at), file).split(sep).join('/')
        return [at, `export * from '${target}'\n`] as const
      }),
    ),
  )
  for (const [at, text] of modules) writeChanged(join(root, at), text)
  for (const name of filesIn(join(root, lookUpFolder))) {
    if (!modules.has(join(lookUpFolder, name))) rmSync(join(root, lookUpFolder, name))
  }
  const hasTheme = existsSync(join(root, themeFile))
  writeChanged(join(root, '.generated/theme.css'), hasTheme ? `@import "../${themeFile}";\n` : '')
}

export function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const filesIn = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.split(sep).join('/'))

if (import.meta.main) writeLookUp()
