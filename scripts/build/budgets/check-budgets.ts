import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { chunksFile } from '../build-functions.ts'
import { listContent, overridesFolder, ownFolder } from '../content/look-up.ts'
import type { Page } from '../../gate/site-facts.ts'
import { textOf } from '../../gate/site-reader.ts'
import { readSitePages } from '../pages/build-page-list.ts'
import { type BudgetFile, budgetFaults, type Ownership, type Weights } from './budget-faults.ts'
import { chunkModulesFile, type ChunkWeight } from './chunk-modules.ts'
import { weighFunctions } from './function-weights.ts'
import { heaviestByRoute, weighDocument } from './weights.ts'

export const budgetsFile = 'scripts/build/budgets/budgets.json'
export const weightsFile = '.generated/weights.json'

export const readBudgets = (): BudgetFile => JSON.parse(readFileSync(budgetsFile, 'utf8'))
export const readWeights = (): Weights => JSON.parse(readFileSync(weightsFile, 'utf8'))

export async function checkBudgets(pages: readonly Page[]): Promise<string[]> {
  const weights = {
    routes: await weighRoutes(pages),
    shared: await weighShared(),
    functions: weighFunctions(JSON.parse(await readFile(chunksFile, 'utf8'))),
  }
  await writeFile(weightsFile, JSON.stringify(weights))
  return budgetFaults(weights, readBudgets(), ownership())
}

async function weighRoutes(pages: readonly Page[]): Promise<Weights['routes']> {
  const { routes } = await readSitePages()
  const chunks: Record<string, ChunkWeight> = JSON.parse(await readFile(chunkModulesFile, 'utf8'))
  Object.assign(chunks, bootScripts())
  const documents = pages
    .filter(({ response }) => response.status === 200)
    .map(({ path, response }) => ({ path, weight: weighDocument(textOf(response), chunks) }))
  return heaviestByRoute(documents, routes)
}

const bootScripts = (): Record<string, ChunkWeight> =>
  Object.fromEntries(globSync('boot-*.js', { cwd: 'dist' }).map((file) => [`/${file}`, bootWeight(file)]))

function bootWeight(file: string): ChunkWeight {
  const text = readFileSync(`dist/${file}`)
  return { bytes: gzipSync(text, { level: 9 }).length, modules: { 'src/render/boot': text.length } }
}

async function weighShared(): Promise<Weights['shared']> {
  const { fontPreloads, stylesheet } = await documentParts()
  const fonts = fontPreloads.map((file) => ({ name: file, bytes: readFileSync(`dist${file}`).length }))
  const sheet = gzipSync(readFileSync(`dist${stylesheet}`), { level: 9 }).length
  return {
    fonts: { bytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0), contributors: fonts },
    styleSheet: { bytes: sheet, contributors: [{ name: stylesheet, bytes: sheet }] },
  }
}

/** Read as text, because an import could return the module of an earlier build in this process. */
async function documentParts(): Promise<{ fontPreloads: string[]; stylesheet: string }> {
  const text = await readFile('.generated/document-parts.ts', 'utf8')
  const value = (name: string) =>
    JSON.parse(String(new RegExp(`^export const ${name} = (.*)$`, 'm').exec(text)?.[1]))
  return { fontPreloads: value('fontPreloads'), stylesheet: value('stylesheet') }
}

function ownership(): Ownership {
  return {
    hasOwnContent: listContent().some(({ isOwn }) => isOwn),
    hasOwnLooks: globSync([`${overridesFolder}/**/*.tsx`, `${ownFolder}/theme.css`]).length > 0,
  }
}
