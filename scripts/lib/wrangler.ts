import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cloudArguments, cloudEnvironment } from '../cloud/cloud-arguments.ts'
import { readCloudSettings } from '../cloud/cloud-settings.ts'
import { localEnv } from './local/local-env.ts'
import { type CommandOptions, type CommandResult, runCommand, startCommand } from './run-command.ts'

const wranglerBin = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
)

export function runLocalWrangler(args: readonly string[]): Promise<CommandResult> {
  return runCommand(process.execPath, [wranglerBin, ...args], { env: localEnv, output: 'onFailure' })
}

export function runRemoteWrangler(
  args: readonly string[],
  options: Pick<CommandOptions, 'input' | 'output'> = { input: 'terminal' },
): Promise<CommandResult> {
  return runCommand(process.execPath, [wranglerBin, ...cloudArguments(args)], {
    env: cloudEnvironment(readCloudSettings(), process.env),
    ...options,
  })
}

interface PagesServer {
  folder: string
  port: number
  stateDir: string
  siteUrl: string
  bindings?: Readonly<Record<string, string>> | undefined
}

export function startPagesServer({ folder, port, stateDir, siteUrl, bindings }: PagesServer): ChildProcess {
  const args = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port), '--persist-to', stateDir]
  const bound = Object.entries({ SITE_URL: siteUrl, ...bindings }).flatMap(([name, value]) => [
    '--binding',
    `${name}=${value}`,
  ])
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'warn']
  return startCommand(process.execPath, [wranglerBin, ...args, '--inspector-port', '0', ...bound, ...quiet], {
    env: localEnv,
  })
}
