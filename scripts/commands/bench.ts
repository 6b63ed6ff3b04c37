import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { measurePages, type PagesOptions } from '../../bench/pages/measure.ts'
import { overviewTable, pageTable } from '../../bench/pages/tables.ts'
import {
  type BenchFigures,
  benchParts,
  isBenchPart,
  type PartFigures,
  reportOf,
  tablesIn,
  withReport,
} from '../lib/bench/report.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal, exitOf, startCommand } from '../lib/run-command.ts'

const usage = `npm run bench [-- options]

  --only pages|navigation|functions|load|growth   one part instead of all
  --pages /,/blog/x                    these pages
  --all                                every indexable page (or those of --pages) beside Astro: three visits, no clicks
  --runs N                             visits of each page and peer (5)
  --quick                              one visit
  --no-build                           measures what is in dist
  --write                              puts the tables into bench/RESULTS.md and bench/figures.json`

const resultsFile = 'bench/RESULTS.md'

const visits = { quick: 1, all: 3, usual: 5 }

async function bench(): Promise<void> {
  endCommandsOnSignal()
  const { values } = readArguments(process.argv.slice(2), {
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      all: { type: 'boolean' },
      runs: { type: 'string' },
      quick: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      write: { type: 'boolean' },
    },
    usage,
  })
  const chosenParts = Object.keys(benchParts)
    .filter(isBenchPart)
    .filter((part) => values.only === undefined || part === values.only)
  if (chosenParts.length === 0) throw new PlainFailure(`There is no part '${values.only}'.\n\n${usage}`)
  const usual = visits[values.quick ? 'quick' : values.all ? 'all' : 'usual']
  const runs = Number(values.runs ?? usual)
  if (!Number.isInteger(runs) || runs < 1)
    throw new PlainFailure(`--runs takes a whole number from 1.\n\n${usage}`)

  const figuresFile = values.write ? 'bench/figures.json' : '.wrangler/bench/figures.json'
  const figures = await readFigures(figuresFile)
  const failedFiles: string[] = []
  for (const part of chosenParts) {
    if (part === 'pages') {
      figures.pages = await measurePagesPart({
        pages: values.pages?.split(',') ?? (values.all ? 'all' : undefined),
        runs,
        peers: values.all ? ['ours', 'astro'] : ['ours', 'floor', 'astro', 'next'],
        hasClicks: !values.all,
        isBuilt: values['no-build'] === true,
      })
    } else {
      const result = await runPart(benchParts[part])
      if (result.markdown) figures[part] = { ...circumstances(), markdown: result.markdown }
      failedFiles.push(...result.failed)
    }
  }
  await mkdir(path.dirname(figuresFile), { recursive: true })
  await writeFile(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
  const report = reportOf(figures)
  console.log(`\n${report}\n\nFigures: ${figuresFile}`)
  if (values.write) await writeFile(resultsFile, withReport(await readFile(resultsFile, 'utf8'), report))
  if (failedFiles.length > 0) throw new PlainFailure(`These missed a bar: ${failedFiles.join(', ')}`)
}

async function measurePagesPart(options: PagesOptions): Promise<PartFigures> {
  const about = circumstances()
  const pages = await measurePages(options)
  const markdown = options.hasClicks ? pages.map(pageTable).join('\n\n') : overviewTable(pages)
  return { ...about, markdown, figures: pages }
}

async function runPart(files: readonly string[]): Promise<{ markdown: string; failed: string[] }> {
  const tables: string[] = []
  const failedFiles: string[] = []
  for (const file of files.filter((name) => existsSync(name))) {
    console.log(`\n${file}`)
    const child = startCommand(process.execPath, [file], { output: 'onFailure' })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk
    })
    child.stderr?.pipe(process.stderr)
    if ((await exitOf(child)) !== 0) failedFiles.push(file)
    tables.push(tablesIn(output))
  }
  return { markdown: tables.filter(Boolean).join('\n\n'), failed: failedFiles }
}

function circumstances(): Omit<PartFigures, 'markdown'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
  }
}

async function readFigures(file: string): Promise<BenchFigures> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

await runScript(bench)
