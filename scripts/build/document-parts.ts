import { readdir, readFile, writeFile } from 'node:fs/promises'
import { site } from '#site.config.ts'
import { chooseFamilies } from './fonts/font-families.ts'
import { routeId } from './pages/site-routes.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

const entryKey = 'src/render/entry-client.tsx'

export async function writeDocumentParts() {
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`The manifest has no ${entryKey}.`)
  const [stylesheet, ...others] = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  if (!stylesheet || others.length > 0) throw new Error('The build made no style sheet, or more than one.')
  const styles = await readFile(`dist/${stylesheet}`, 'utf8')
  const sharedFiles = withImports(manifest, entryKey).filter((file) => file !== entry.file)

  const parts = {
    entryChunk: `/${entry.file}`,
    sharedChunks: sharedFiles.map((file) => `/${file}`),
    chunksByRoute: await chunksByRoute(manifest, new Set([entry.file, ...sharedFiles])),
    fontPreloads: preloadedFonts(manifest),
    stylesheet: `/${stylesheet}`,
  }
  await writeFile(
    '.generated/document-parts.ts',
    `${Object.entries(parts)
      .map(([name, value]) => `export const ${name}${typeOf(name)} = ${JSON.stringify(value)}`)
      .join('\n')}\n`,
  )
  return { styles }
}

const typeOf = (name: string) => (name === 'chunksByRoute' ? ': Record<string, readonly string[]>' : '')

function preloadedFonts(manifest: Manifest): string[] {
  const fonts = Object.entries(manifest).filter(([source]) => source.endsWith('-latin.woff2'))
  const expectedCount = new Set(Object.values(chooseFamilies(site.fonts))).size
  if (fonts.length !== expectedCount)
    throw new Error(`Expected ${expectedCount} Latin fonts in the manifest, found ${fonts.length}.`)
  return fonts.map(([, { file }]) => `/${file}`)
}

async function chunksByRoute(manifest: Manifest, knownChunks: Set<string>) {
  const files = (await readdir('src/routes', { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const entries = files.flatMap((file) => {
    const key = `src/routes/${file}?tsr-split=component`
    if (!manifest[key]) return []
    const chunks = withImports(manifest, key).filter((chunk) => !knownChunks.has(chunk))
    return [[routeId(file), chunks.map((chunk) => `/${chunk}`)] as const]
  })
  return Object.fromEntries(entries)
}

function withImports(manifest: Manifest, key: string, files = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return []
  files.add(chunk.file)
  for (const importKey of chunk.imports ?? []) withImports(manifest, importKey, files)
  return [...files]
}
