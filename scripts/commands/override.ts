import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  isReplaceable,
  listOverrides,
  noteOriginals,
  type Override,
  overrideWarnings,
  replaceableFolders,
} from '../fork/overrides/overrides.ts'
import { pluralize } from '#shared/words.ts'
import { overridesFolder } from '../build/content/look-up.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const usage = `npm run override -- ui/badge.tsx            copies a component of ours to src/site/components/, to change it there
npm run override -- --accept ui/badge.tsx   marks your copy as up to date with the original; without a name, all
npm run override                            lists your components, and originals that have changed`

async function override(): Promise<void> {
  const options = { accept: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(process.argv.slice(2), { options, usage, maxPositionals: 1 })
  const name = positionals[0]?.replaceAll('\\', '/').replace(/^(\.\/)?src\//, '')
  if (values.accept) accept(name)
  else if (name !== undefined) copy(name)
  else list()
}

function copy(name: string): void {
  if (!isReplaceable(name) || !existsSync(`src/${name}`))
    throw new PlainFailure(
      `There is no component src/${name} that could be replaced. Components are .tsx files in ${replaceableFolders.map((folder) => `src/${folder}/`).join(' and ')}.`,
    )
  const own = `${overridesFolder}/${name}`
  if (existsSync(own)) throw new PlainFailure(`${own} already exists and was not changed.`)
  mkdirSync(dirname(own), { recursive: true })
  copyFileSync(`src/${name}`, own)
  noteOriginals([{ name, original: `src/${name}`, own }])
  console.log(`${own} replaces src/${name} from the next build on. Change it as you like.`)
}

function accept(name: string | undefined): void {
  const overrides: Override[] = listOverrides().filter((one) => name === undefined || one.name === name)
  if (name !== undefined && overrides.length === 0)
    throw new PlainFailure(`${overridesFolder}/${name} replaces no component.`)
  noteOriginals(overrides)
  console.log(`Noted ${pluralize(overrides.length, 'original as it is', 'originals as they are')} now.`)
}

function list(): void {
  const overrides = listOverrides()
  if (overrides.length === 0) console.log(`No component has been replaced.\n\n${usage}`)
  for (const { original, own } of overrides) console.log(`${own} replaces ${original}.`)
  for (const warning of overrideWarnings()) console.log(`Warning: ${warning}`)
}

await runScript(override)
