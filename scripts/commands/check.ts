import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeApiRoutes } from '../build/api-routes.ts'
import { generate } from '../build/generate.ts'
import { buildPageList } from '../build/pages/build-page-list.ts'
import { findBrandCopies, mayNameTheBrand } from '../gate/checks/brand-copies.ts'
import { findClassOverrides } from '../gate/checks/class-overrides.ts'
import { findDeadReferences, findDeadTitles } from '../gate/checks/dead-references.ts'
import { findBundledTools } from '../gate/checks/bundled-tools.ts'
import { checkEmailTexts, checkLiteralTexts, checkStoredWords } from '../gate/checks/literal-texts.ts'
import { findBlockedDeletions, findMigrationFaults } from '../cloud/migrations/migration-faults.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { findOwnFormats, mayFormat } from '../gate/checks/own-formats.ts'
import { drawings, listFiles } from '../gate/checks/project-files.ts'
import { findSampleWords, readSampleWords } from '../gate/checks/sample-words.ts'
import { findSqlNamedAsBoolean } from '../gate/checks/sql-names.ts'
import { findThrownTexts, mayThrow } from '../gate/checks/thrown-texts.ts'
import { endCommandsOnSignal, isEnding, runCommand } from '../lib/run-command.ts'

type Check = [name: string, run: () => Promise<string[]> | string[]]

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'

const checks: Check[] = [
  ['types: browser', () => runTool(tsc, '-p', 'tsconfig.json')],
  ['types: worker', () => runTool(tsc, '-p', 'tsconfig.worker.json')],
  ['types: scripts and tests', () => runTool(tsc, '-p', 'tsconfig.node.json')],
  [
    'lint, import rules and format (npm run format repairs most)',
    () => runTool(biome, 'check', '--error-on-warnings', '.'),
  ],
  ['references in docs', checkDocs],
  ['development dependencies are not bundled', checkDependencies],
  ['migrations', () => [...findMigrationFaults(), ...findBlockedDeletions()]],
  ['brand texts and colors in one place', checkBrand],
  ['dates, numbers and prices formatted in one place', checkFormats],
  ['answers worded in one place', checkThrownTexts],
  ['SQL conditions not named like booleans', checkSqlNames],
  ['texts of pages and emails in src/content', checkTexts],
  ['no words of the sample in tests', checkBrowserTests],
  ['class overrides', () => findClassOverrides(globSync('src/**/*.tsx'))],
]

async function check(): Promise<void> {
  endCommandsOnSignal()
  // The types of a fresh clone need the generated modules.
  await writeApiRoutes()
  await generate()
  await buildPageList()
  let failedChecks = 0
  for (const [name, run] of checks) {
    const faults = await faultsOf(run)
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const fault of faults) console.log(fault.replace(/^/gm, '       '))
    if (faults.length > 0) failedChecks += 1
  }
  if (failedChecks > 0) throw new PlainFailure(`${failedChecks} of ${checks.length} checks failed.`)
}

async function faultsOf(run: Check[1]): Promise<string[]> {
  try {
    return await run()
  } catch (error) {
    if (isEnding()) throw error
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

async function runTool(bin: string, ...args: string[]): Promise<string[]> {
  const result = await runCommand(process.execPath, [bin, ...args], { output: 'onFailure' })
  return result.ok ? [] : [result.output.trim()]
}

function checkDocs(): string[] {
  const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]
  return documents.flatMap((file) =>
    [...findDeadReferences(file), ...findDeadTitles(readFileSync(file, 'utf8'))].map(
      (reference) => `${file} cites ${reference}, which does not exist.`,
    ),
  )
}

function checkDependencies(): string[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const bundledFiles = ['src', 'functions', 'workers']
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(drawings))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return findBundledTools(bundledFiles, manifest)
}

function checkBrand(): string[] {
  const text = /\.(ts|tsx|mjs|js|css|html|sql|svg|xml|txt|webmanifest)$/
  const files = ['src', 'functions', 'scripts', 'migrations', 'public']
    .filter((folder) => existsSync(folder))
    .flatMap(listFiles)
  return files
    .filter((file) => text.test(file) && !mayNameTheBrand(file))
    .flatMap((file) =>
      findBrandCopies(readFileSync(file, 'utf8')).map(
        (value) => `${file} repeats "${value}" from src/site.config.ts.`,
      ),
    )
}

function checkFormats(): string[] {
  const files = ['src', 'functions']
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file) && !mayFormat(file))
  return files.flatMap((file) =>
    findOwnFormats(readFileSync(file, 'utf8')).map(
      (line) => `${file}: "${line}" does not use src/shared/formats.ts, reader-time.ts or time-zones.ts.`,
    ),
  )
}

function checkThrownTexts(): string[] {
  const files = ['functions', 'src/server'].flatMap(listFiles)
  return files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file) && !mayThrow(file))
    .flatMap((file) =>
      findThrownTexts(readFileSync(file, 'utf8')).map(
        (line) =>
          `${file}:${line} contains its own message. Use refuse() with a reason, or a notice of src/content/interface/answers.ts.`,
      ),
    )
}

function checkSqlNames(): string[] {
  const files = ['functions', 'src/server', 'workers'].flatMap(listFiles)
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      findSqlNamedAsBoolean(readFileSync(file, 'utf8')).map(
        (line) =>
          `${file}:${line} names a condition in SQL like a boolean. Begin the name with "where" or "matches".`,
      ),
    )
}

function checkTexts(): string[] {
  const filesOf = (pattern: string) =>
    globSync(pattern).filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(drawings))
  const readText = (file: string) => readFileSync(file, 'utf8')
  return [
    ...checkLiteralTexts(filesOf('src/{api,browser,features,routes,seo,ui}/**/*.{ts,tsx}'), readText),
    ...checkLiteralTexts(filesOf('src/server/*/*/{export-*,calendar}.ts'), readText),
    ...checkStoredWords(filesOf('src/{features,seo,ui}/**/*.{ts,tsx}'), readText),
    ...checkEmailTexts(filesOf('src/server/{platform/email/*,domains/**/*-emails}.ts'), readText),
  ]
}

function checkBrowserTests(): string[] {
  const readFiles = (...patterns: string[]) =>
    patterns
      .flatMap((pattern) => globSync(pattern))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
  const content = globSync('src/content/**/*.ts', { exclude: ['src/content/interface/**'] })
  const words = readSampleWords(
    readFiles(...content, 'src/site.config.ts'),
    readFiles('src/content/interface/**/*.ts', 'src/{contracts,features,routes,ui}/**/*.{ts,tsx}'),
  )
  return globSync(['tests/browser/*.ts', 'functions/**/*.test.ts', 'src/server/**/*.worker.test.ts']).flatMap(
    (file) =>
      findSampleWords(readFileSync(file, 'utf8'), words).map(
        (line) => `${file}:${line} is a text of the sample. Take it from #content, or use sampleTest.`,
      ),
  )
}

await runScript(check)
