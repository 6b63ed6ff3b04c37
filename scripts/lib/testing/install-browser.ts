import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findBrowser, findOnPath } from './find-browser.ts'
import { PlainFailure } from '../plain-failure.ts'
import { type CommandResult, runCommand } from '../run-command.ts'

interface Installer {
  name: string
  install: () => Promise<CommandResult>
}

const attemptMs = 3 * 60_000

export async function requireBrowser(): Promise<string> {
  const existing = findBrowser()
  if (existing && !shouldReplace(existing)) return existing
  if (process.env.CHROMIUM_PATH) {
    throw new PlainFailure(`CHROMIUM_PATH is not an executable file: ${process.env.CHROMIUM_PATH}`)
  }
  const failures: string[] = []
  for (const installer of listInstallers()) {
    console.log(`Installing a browser for the tests with \`${installer.name}\`.`)
    const result = await installer.install()
    const browser = findBrowser()
    if (browser) return browser
    failures.push(`\`${installer.name}\` ${failureOf(result)}`)
  }
  throw new PlainFailure(
    `The browser tests need Chromium: ${failures.join(', ')}. Install Chromium, Chrome or Edge, or point to one: CHROMIUM_PATH=/path/to/it npm test`,
  )
}

function shouldReplace(existing: string): boolean {
  return (
    Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && basename(existing) === 'chromium' && canUseApt()
  )
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && isDebianLike() && findOnPath('apt-get') !== undefined
}

function listInstallers(): Installer[] {
  const playwright = { name: 'playwright install chromium', install: installWithPlaywright }
  if (!canUseApt()) return [playwright]
  // Ubuntu's chromium package only installs a snap, which fails in containers; then the next installer is tried.
  const withApt = (name: string): Installer => ({
    name: `apt-get install ${name}`,
    install: () => installWithApt(name),
  })
  return [withApt('chromium-headless-shell'), withApt('chromium'), playwright]
}

async function installWithApt(name: string): Promise<CommandResult> {
  const deadline = Date.now() + attemptMs
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'onFailure' } as const
  const update = await runCommand('apt-get', ['update'], { ...options, timeoutMs: attemptMs })
  if (!update.ok) return update
  return runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], {
    ...options,
    timeoutMs: Math.max(1, deadline - Date.now()),
  })
}

function installWithPlaywright(): Promise<CommandResult> {
  const cli = 'node_modules/@playwright/test/cli.js'
  return runCommand(process.execPath, [cli, 'install', 'chromium'], {
    timeoutMs: attemptMs,
    output: 'onFailure',
  })
}

function failureOf(result: CommandResult): string {
  if (result.ok) return 'installed no browser'
  if (result.reason === 'timeout') return 'timed out'
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
