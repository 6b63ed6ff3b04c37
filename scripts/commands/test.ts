import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { buildBrand } from '../brand/build-brand.ts'
import { keepBuild } from '../build/build-lock.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { countPlaywright, countVitest, foundNoTestFile, type TestCount } from '../testing/count-tests.ts'
import { failedInPlaywright, failedInVitest } from '../testing/failed-tests.ts'
import { awaitAnswer } from '../local/await-answer.ts'
import { holdPort } from '../local/free-port.ts'
import { requireBrowser } from '../testing/install-browser.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import {
  type CommandOptions,
  endCommandsOnSignal,
  endWithChildren,
  runCommand,
  startCommand,
} from '../process/run-command.ts'
import { planTests } from '../testing/test-arguments.ts'
import { requireWritable } from '../local/writable-folders.ts'

const reports = '.wrangler/test-reports'
const vitestReport = `${reports}/vitest.json`
const preferredPort = 8790

async function test(): Promise<void> {
  const plan = planTests(process.argv.slice(2))
  requireWritable(['.wrangler', ...builtFolders])
  endCommandsOnSignal()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const browser = plan.playwright ? await requireBrowser() : undefined

  const { port, release } = await holdPort(preferredPort)
  if (plan.needsBuild || !existsSync('dist-server')) await buildPages(`http://localhost:${port}`)
  else await buildBrand()
  using _build = keepBuild()

  const counts: TestCount[] = []
  if (browser && plan.vitest?.length === 0 && plan.playwright?.length === 0) {
    await release()
    counts.push(...(await runAll({ port, browser })))
  } else {
    if (plan.vitest) counts.push(await runVitest(plan.vitest))
    await release()
    if (browser && plan.playwright) counts.push(await runPlaywright(plan.playwright, { port, browser }))
  }

  const passedCount = counts.reduce((sum, count) => sum + count.passed, 0)
  const failedCount = counts.reduce((sum, count) => sum + count.failed, 0)
  const browserReports = globSync(`${reports}/browser*.json`)
  for (const name of [...failedInVitest(vitestReport), ...browserReports.flatMap(failedInPlaywright)])
    console.log(`failed: ${name}`)
  if (plan.vitest && foundNoTestFile(vitestReport))
    console.log(`No test file has a path with ${plan.vitest.join(' ')}.`)
  console.log(`${passedCount} passed, ${failedCount} failed`)
  if (failedCount > 0) process.exitCode = 1
}

/**
 * The browser tests that need one worker only (playwright.config.ts) run beside Vitest, whose tests leave a part of the
 * cores idle while they wait.
 */
async function runAll(site: TestedSite): Promise<TestCount[]> {
  await using server = startSite(site.port)
  const counts = await Promise.all([
    server.isReady.then(() => runProject('hashing', site, { output: 'onFailure' })),
    runVitest([]).then(async (count) => [count, await runProject('pages', site)]),
  ])
  return counts.flat()
}

function startSite(port: number): AsyncDisposable & { isReady: Promise<void> } {
  const env = { PORT: String(port), STATE_DIR: '.wrangler/e2e' }
  const server = startCommand(process.execPath, ['tests/browser/serve-site.ts'], { env })
  let hasEnded = false
  server.once('exit', () => (hasEnded = true))
  const isReady = async () => {
    const health = `http://localhost:${port}/api/health`
    const answer = await awaitAnswer(health, { deadlineMs: 180_000, hasEnded: () => hasEnded })
    if (!answer.ok) throw new PlainFailure(`The site to test did not start: ${answer.reason}`)
  }
  return { isReady: isReady(), [Symbol.asyncDispose]: () => endWithChildren(server) }
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

interface TestedSite {
  port: number
  browser: string
}

async function runPlaywright(
  args: readonly string[],
  { port, browser }: TestedSite,
  { report = `${reports}/browser.json`, ...options }: CommandOptions & { report?: string } = {},
): Promise<TestCount> {
  const env = {
    CHROMIUM_PATH: browser,
    TEST_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...options.env,
  }
  const cli = 'node_modules/@playwright/test/cli.js'
  const command = [cli, 'test', '--reporter=list,json', ...args]
  const result = await runCommand(process.execPath, command, { ...options, env })
  process.stdout.write(result.output)
  return countPlaywright(report, result.ok ? 0 : result.exitCode)
}

/** Visits the site that is served already. */
const runProject = (project: string, site: TestedSite, options: CommandOptions = {}): Promise<TestCount> =>
  runPlaywright([`--project=${project}`, `--output=test-results/${project}`], site, {
    ...options,
    env: { SITE_IS_SERVED: 'yes' },
    report: `${reports}/browser-${project}.json`,
  })

await runScript(test)
