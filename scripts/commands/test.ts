import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildBrand } from '../fork/brand/build-brand.ts'
import { keepBuild } from '../build/build-lock.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { countPlaywright, countVitest, foundNoTestFile, type TestCount } from '../lib/testing/count-tests.ts'
import { failedInPlaywright, failedInVitest } from '../lib/testing/failed-tests.ts'
import { holdPort } from '../lib/local/free-port.ts'
import { ensureLocalSecrets } from '../lib/local/local-secrets.ts'
import { requireBrowser } from '../lib/testing/install-browser.ts'
import { runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal, exitOf, runCommand, startCommand } from '../lib/run-command.ts'
import { showLater } from '../lib/testing/show-later.ts'
import { planTests } from '../lib/testing/test-arguments.ts'
import { requireWritable } from '../lib/local/writable-folders.ts'

const reports = '.wrangler/test-reports'
const vitestReport = `${reports}/vitest.json`
const playwrightReport = `${reports}/playwright.json`
const preferredPort = 8790

async function test(): Promise<void> {
  const args = process.argv.slice(2)
  const plan = planTests(args)
  requireWritable(['.wrangler', ...builtFolders])
  endCommandsOnSignal()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const browser = plan.playwright ? await requireBrowser() : undefined

  const { port, release } = await holdPort(preferredPort)
  if (plan.needsBuild || !existsSync('dist-server')) await buildPages(`http://localhost:${port}`)
  else await buildBrand()
  using _build = keepBuild()

  await release()
  // Before the runs, because servers of both would make them.
  if (plan.playwright) ensureLocalSecrets('.dev.vars')
  // Either waits at times, for a hash or a page: together they end earlier than one after the other. With one
  // worker more each, the same tests took an eighth more processor time.
  const areTogether = Boolean(plan.vitest && plan.playwright)
  const workers = areTogether ? availableParallelism() : undefined
  const runs: Promise<TestCount>[] = []
  if (plan.vitest) runs.push(runVitest([...plan.vitest, ...(workers ? [`--maxWorkers=${workers}`] : [])]))
  if (plan.playwright && browser) {
    const browserRun = { port, browser, isPainted: args.length > 0, showAfter: runs[0] }
    runs.push(runPlaywright([...plan.playwright, ...(workers ? [`--workers=${workers}`] : [])], browserRun))
  }
  const counts = await Promise.all(runs)

  const passedCount = counts.reduce((sum, count) => sum + count.passed, 0)
  const failedCount = counts.reduce((sum, count) => sum + count.failed, 0)
  for (const name of [...failedInVitest(vitestReport), ...failedInPlaywright(playwrightReport)])
    console.log(`failed: ${name}`)
  if (plan.vitest && foundNoTestFile(vitestReport))
    console.log(`No test file has a path with ${plan.vitest.join(' ')}.`)
  console.log(`${passedCount} passed, ${failedCount} failed`)
  if (failedCount > 0) process.exitCode = 1
}

async function runVitest(args: readonly string[]): Promise<TestCount> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const result = await runCommand(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    ...args,
  ])
  return countVitest(vitestReport, result.ok ? 0 : result.exitCode)
}

interface BrowserRun {
  port: number
  browser: string
  isPainted: boolean
  showAfter: Promise<unknown> | undefined
}

async function runPlaywright(
  args: readonly string[],
  { port, browser, isPainted, showAfter }: BrowserRun,
): Promise<TestCount> {
  const env = {
    CHROMIUM_PATH: browser,
    TEST_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ...(isPainted ? {} : { TEST_UNPAINTED: 'all' }),
    ...(showAfter && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  }
  const cli = 'node_modules/@playwright/test/cli.js'
  const command = startCommand(process.execPath, [cli, 'test', '--reporter=list,json', ...args], {
    env,
    output: showAfter ? 'onFailure' : 'shown',
  })
  if (showAfter) showLater(command, showAfter)
  const exitCode = await exitOf(command)
  return countPlaywright(playwrightReport, exitCode === 'missing' ? 1 : exitCode)
}

await runScript(test)
