import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import * as z from 'zod/mini'
import { overridesFolder, writeChanged } from '../../build/content/look-up.ts'

export const replaceableFolders = ['features/site', 'ui'] as const

const originalsFile = `${overridesFolder}/originals.json`

export interface Override {
  name: string
  original: string
  own: string
}

const replaceable = new RegExp(`^(${replaceableFolders.join('|')})/(.+/)?[^/]+\\.tsx$`)

export const isReplaceable = (name: string): boolean => replaceable.test(name) && !name.includes('..')

export function listOverrides(root = '.'): Override[] {
  return ownComponents(root)
    .filter((name) => isReplaceable(name) && existsSync(join(root, 'src', name)))
    .map((name) => ({ name, original: `src/${name}`, own: `${overridesFolder}/${name}` }))
}

const ownComponents = (root: string): string[] =>
  globSync('**/*.tsx', { cwd: join(root, overridesFolder) })
    .map((name) => name.split(sep).join('/'))
    .sort()

const originalsSchema = z.record(z.string(), z.string())

function readOriginals(root: string): Record<string, string> {
  const file = join(root, originalsFile)
  return existsSync(file) ? z.parse(originalsSchema, JSON.parse(readFileSync(file, 'utf8'))) : {}
}

function digestOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  return createHash('sha256').update(text).digest('base64url').slice(0, 24)
}

export function noteOriginals(overrides: readonly Override[], root = '.'): void {
  const overrideNames = new Set(listOverrides(root).map(({ name }) => name))
  const keptOriginals = Object.entries(readOriginals(root)).filter(([name]) => overrideNames.has(name))
  const newOriginals = overrides.map(({ name, original }) => [name, digestOf(join(root, original))] as const)
  const originals = Object.entries(Object.fromEntries([...keptOriginals, ...newOriginals])).sort(
    ([a], [b]) => (a < b ? -1 : 1),
  )
  const file = join(root, originalsFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(originals), null, 2)}\n`)
}

export function overrideWarnings(root = '.'): string[] {
  const originals = readOriginals(root)
  const overrides = listOverrides(root)
  const replacedNames = new Set(overrides.map(({ name }) => name))
  const accept = (name: string) => `\`npm run override -- --accept ${name}\``
  return [
    ...overrides.flatMap(({ name, original, own }) => {
      if (originals[name] === undefined)
        return [
          `${own} replaces ${original}, whose state was never recorded: compare them, then run ${accept(name)}.`,
        ]
      return originals[name] === digestOf(join(root, original))
        ? []
        : [`${original} has changed since ${own} replaced it: compare them, then run ${accept(name)}.`]
    }),
    ...Object.keys(originals)
      .filter((name) => !replacedNames.has(name))
      .map((name) =>
        existsSync(join(root, overridesFolder, name))
          ? `${overridesFolder}/${name} no longer replaces anything: src/${name} is gone. Delete it.`
          : `${originalsFile} names ${name}, which is no longer replaced: run \`npm run override -- --accept\` to drop it.`,
      ),
    ...ownComponents(root)
      .filter((name) => !replacedNames.has(name) && originals[name] === undefined)
      .flatMap((name) =>
        replaceableFolders
          .filter((folder) => existsSync(join(root, 'src', folder, name)))
          .map(
            (folder) =>
              `${overridesFolder}/${name} replaces nothing: move it to ${overridesFolder}/${folder}/${name}.`,
          ),
      ),
  ]
}

/**
 * The module compiles only if each override exports what its original does. Elsewhere TypeScript sees the originals.
 */
export function writeOverrideTypes(root = '.'): void {
  const lines = listOverrides(root).flatMap(({ original, own }, index) => [
    `import * as own${index} from '../${own}'`,
    `const fits${index}: typeof import('../${original}') = own${index}`,
    `void fits${index}`,
  ])
  writeChanged(join(root, '.generated/override-types.ts'), ['export {}', ...lines, ''].join('\n'))
}
