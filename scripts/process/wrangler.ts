import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { localEnv } from '../local/local-env.ts'
import { type CommandResult, runCommand, startCommand } from './run-command.ts'

const wranglerBin = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
)

/** Runs a wrangler command that touches this machine only. Its output is shown when it fails. */
export function runLocalWrangler(args: readonly string[]): Promise<CommandResult> {
  return runCommand(process.execPath, [wranglerBin, ...args], { env: localEnv, output: 'kept' })
}

/** Runs a wrangler command that speaks to Cloudflare, with the person's own sign-in, questions and output. */
export function runRemoteWrangler(args: readonly string[]): Promise<CommandResult> {
  return runCommand(process.execPath, [wranglerBin, ...args], {
    env: { WRANGLER_SEND_METRICS: 'false' },
    input: 'terminal',
  })
}

interface PagesServer {
  port: number
  stateDir: string
  siteUrl: string
}

/** Serves `dist/` and `functions/` as Cloudflare Pages would, on this machine only. */
export function startPagesServer({ port, stateDir, siteUrl }: PagesServer): ChildProcess {
  const args = ['pages', 'dev', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', stateDir]
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'warn']
  return startCommand(
    process.execPath,
    [wranglerBin, ...args, '--inspector-port', '0', '--binding', `SITE_URL=${siteUrl}`, ...quiet],
    { env: localEnv },
  )
}
