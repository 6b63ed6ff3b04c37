import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findBrowser, findOnPath } from './find-browser.ts'
import { PlainFailure } from '../process/plain-failure.ts'
import { type CommandResult, runCommand } from '../process/run-command.ts'

interface Way {
  name: string
  install: (timeoutMs: number) => Promise<CommandResult>
}

/** A try that hangs is given up after this long. */
const tryMs = 3 * 60_000

/**
 * A browser for the tests: one that is there, or one that it installs.
 * @throws PlainFailure when there is none and none can be got
 */
export async function requireBrowser(timeoutMs = tryMs): Promise<string> {
  const found = findBrowser()
  if (found && !shouldReplace(found)) return found
  if (process.env.CHROMIUM_PATH) {
    throw new PlainFailure(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`)
  }
  const failures: string[] = []
  for (const way of waysToInstall()) {
    console.log(`Getting a browser for the tests with \`${way.name}\`.`)
    const result = await way.install(timeoutMs)
    const installed = findBrowser()
    if (installed) return installed
    failures.push(`\`${way.name}\` ${failureOf(result)}`)
  }
  throw new PlainFailure(
    `The browser tests need Chromium: ${failures.join(', ')}. Install Chromium, Chrome or Edge, or name one: CHROMIUM_PATH=/path/to/it npm test`,
  )
}

/** On a build server a desktop browser is only the second choice; a developer's machine gets nothing that it can do without. */
function shouldReplace(found: string): boolean {
  return (
    Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && basename(found) === 'chromium' && canUseApt()
  )
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && isDebianLike() && findOnPath('apt-get') !== undefined
}

function waysToInstall(): Way[] {
  const playwright = { name: 'playwright install chromium', install: installWithPlaywright }
  if (!canUseApt()) return [playwright]
  // Ubuntu's package of Chromium is a shell for a snap, which containers cannot install: the second way stays open.
  const withApt = (name: string): Way => ({
    name: `apt-get install ${name}`,
    install: (timeoutMs) => installWithApt(name, timeoutMs),
  })
  return [withApt('chromium-headless-shell'), withApt('chromium'), playwright]
}

async function installWithApt(name: string, timeoutMs: number): Promise<CommandResult> {
  const deadline = Date.now() + timeoutMs
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'kept' } as const
  const updated = await runCommand('apt-get', ['update'], { ...options, timeoutMs })
  if (!updated.ok) return updated
  return runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], {
    ...options,
    timeoutMs: Math.max(1, deadline - Date.now()),
  })
}

function installWithPlaywright(timeoutMs: number): Promise<CommandResult> {
  const cli = 'node_modules/@playwright/test/cli.js'
  return runCommand(process.execPath, [cli, 'install', 'chromium'], { timeoutMs, output: 'kept' })
}

function failureOf(result: CommandResult): string {
  if (result.ok) return 'brought no browser'
  if (result.reason === 'timeout') return 'took too long and was ended'
  const isStack = (line: string) => /^\s+at /.test(line)
  const lastLine = result.output
    .trim()
    .split('\n')
    .findLast((line) => !isStack(line))
  return lastLine ? `failed (${lastLine})` : `failed (exit code ${result.exitCode})`
}

function isDebianLike(): boolean {
  if (!existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
}
