import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildBrand } from '../brand/build-brand.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { countPlaywright, countVitest, type TestCount } from '../testing/count-tests.ts'
import { failedInPlaywright, failedInVitest } from '../testing/failed-tests.ts'
import { freePort } from '../local/free-port.ts'
import { requireBrowser } from '../testing/install-browser.ts'
import { runScript } from '../process/plain-failure.ts'
import { type CommandOptions, endCommandsOnSignal, runCommand } from '../process/run-command.ts'
import { planTests } from '../testing/test-arguments.ts'
import { requireWritable } from '../local/writable-folders.ts'

const reports = '.wrangler/test-reports'
const vitestReport = `${reports}/vitest.json`
const playwrightReport = `${reports}/playwright.json`
const preferredPort = 8790
const noTests: TestCount = { passed: 0, failed: 0 }
/** Playwright has one worker more than there are cores, and the longer way to go. */
const besideTheBrowser = [`--maxWorkers=${availableParallelism()}`]

async function test(): Promise<void> {
  const plan = planTests(process.argv.slice(2))
  requireWritable(['.wrangler', ...builtFolders])
  endCommandsOnSignal()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const browser = plan.playwright ? await requireBrowser() : undefined

  const port = await freePort(preferredPort)
  if (plan.needsBuild || !existsSync('dist-server')) await buildPages(`http://localhost:${port}`)
  else await buildBrand()

  const { vitest, playwright } = plan
  const both = vitest !== undefined && playwright !== undefined
  const output = both ? 'lines' : 'shown'
  const counts = await Promise.all([
    vitest ? runVitest(both ? [...vitest, ...besideTheBrowser] : vitest, output) : noTests,
    playwright && browser ? runPlaywright(playwright, { port, browser, output }) : noTests,
  ])

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  for (const name of [...failedInVitest(vitestReport), ...failedInPlaywright(playwrightReport)])
    console.log(`failed: ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

type Output = CommandOptions['output']

async function runVitest(args: readonly string[], output: Output): Promise<TestCount> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  const result = await runCommand(process.execPath, command, { output })
  return countVitest(vitestReport, result.ok ? 0 : result.exitCode)
}

async function runPlaywright(
  args: readonly string[],
  { port, browser, output }: { port: number; browser: string; output: Output },
): Promise<TestCount> {
  const env = {
    CHROMIUM_PATH: browser,
    TEST_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  }
  const cli = 'node_modules/@playwright/test/cli.js'
  const command = [cli, 'test', '--reporter=list,json', ...args]
  const result = await runCommand(process.execPath, command, { env, output })
  return countPlaywright(playwrightReport, result.ok ? 0 : result.exitCode)
}

await runScript(test)
