import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { listContent } from '../content/look-up.ts'

const packages = [
  '@expo-google-fonts/noto-sans',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  '@fontsource/noto-sans-devanagari',
  '@resvg/resvg-js',
  '@twemoji/svg',
  'd3-contour',
  'harfbuzzjs',
  'satori',
  'subset-font',
]

const sources = [
  'src/social',
  'scripts/build/social',
  ...listContent()
    .filter(({ name }) =>
      [
        'blog/categories.ts',
        'blog/page.ts',
        'blog/post-categories.ts',
        'site.config.ts',
        'social-defaults.ts',
      ].includes(name),
    )
    .map(({ file }) => file),
  'scripts/fork/brand',
  'src/contracts/social-image.ts',
  'src/shared/quantise.ts',
  'src/contracts/social-ground.ts',
  'src/shared/text-on-card.ts',
]

export async function digestOfSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  for (const name of packages) {
    const version = manifest.dependencies[name] ?? manifest.devDependencies[name]
    if (!version) throw new RangeError(`package.json does not name ${name}, which social images depend on`)
    hash.update(`${name}@${version}\n`)
  }
  for (const source of sources) {
    for (const file of await sourceFiles(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\n`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

async function sourceFiles(from: string): Promise<string[]> {
  if (from.endsWith('.ts')) return [from]
  const entries = await readdir(from, { recursive: true })
  return entries
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => path.join(from, name))
}
