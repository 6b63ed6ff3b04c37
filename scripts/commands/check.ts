import { existsSync, globSync, readFileSync } from 'node:fs'
import { findBrandCopies, mayNameTheBrand } from '../checks/brand-copies.ts'
import { findClassOverrides } from '../checks/class-overrides.ts'
import { findDeadItems, findDeadReferences } from '../checks/dead-references.ts'
import { findTableFaults } from '../checks/dependency-table.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { listFiles } from '../checks/project-files.ts'
import { findThrownTexts, mayThrow } from '../checks/thrown-texts.ts'
import { endCommandsOnSignal, runCommand } from '../process/run-command.ts'
import { findUnsafeMigrations } from '../checks/unsafe-migrations.ts'

/** A check: its name, and what is wrong; nothing wrong is an empty list. */
type Check = [name: string, run: () => Promise<string[]> | string[]]

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'

const checks: Check[] = [
  ['types of the browser', () => runTool(tsc, '-p', 'tsconfig.json')],
  ['types of the worker', () => runTool(tsc, '-p', 'tsconfig.worker.json')],
  ['types of scripts and tests', () => runTool(tsc, '-p', 'tsconfig.node.json')],
  ['lint, rooms and format', () => runTool(biome, 'check', '--error-on-warnings', '.')],
  ['references in docs', checkDocs],
  ['cited acceptance items', checkCitations],
  ['dependency table', checkDependencies],
  ['migrations', checkMigrations],
  ['brand in one place', checkBrand],
  ['words of answers in one place', checkThrownTexts],
  ['classes that would override', () => findClassOverrides(globSync('src/**/*.tsx'))],
]

/** `npm run check`: everything that can be said about the code without running it. */
async function check(): Promise<void> {
  endCommandsOnSignal()
  let failed = 0
  for (const [name, run] of checks) {
    const complaints = await run()
    console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const complaint of complaints) console.log(complaint.replace(/^/gm, '       '))
    if (complaints.length > 0) failed += 1
  }
  if (failed > 0) throw new PlainFailure(`${failed} of ${checks.length} checks failed.`)
}

async function runTool(bin: string, ...args: string[]): Promise<string[]> {
  const result = await runCommand(process.execPath, [bin, ...args], { output: 'kept' })
  return result.ok ? [] : [result.output.trim()]
}

function checkDocs(): string[] {
  const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]
  return documents.flatMap((file) =>
    findDeadReferences(file).map((path) => `${file} cites ${path}, which is not there.`),
  )
}

function checkCitations(): string[] {
  const files = ['src', 'functions', 'scripts', 'tests', 'bench', 'docs'].flatMap(listFiles)
  return files
    .filter((file) => /\.(tsx?|css|md)$/.test(file) && !file.endsWith('dead-references.test.ts'))
    .flatMap((file) =>
      findDeadItems(readFileSync(file, 'utf8')).map((item) => `${file} cites ${item}, which is not there.`),
    )
}

function checkDependencies(): string[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  return findTableFaults(readFileSync('README.md', 'utf8'), manifest)
}

function checkMigrations(): string[] {
  const files = globSync('migrations/*.sql').sort()
  return findUnsafeMigrations(files.map((name) => ({ name, sql: readFileSync(name, 'utf8') })))
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
        (value) => `${file} repeats "${value}" of src/site.config.ts.`,
      ),
    )
}

function checkThrownTexts(): string[] {
  const files = ['functions', 'src/server'].flatMap(listFiles)
  return files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file) && !mayThrow(file))
    .flatMap((file) =>
      findThrownTexts(readFileSync(file, 'utf8')).map(
        (line) => `${file}:${line} words its own answer. Use refuse() with a reason, or a notice.`,
      ),
    )
}

await runScript(check)
