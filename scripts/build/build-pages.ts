import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { PlainFailure } from '../lib/plain-failure.ts'
import { runCommand } from '../lib/run-command.ts'

/** Builds in a separate process, so that a long-running server does not keep the bundler's memory. */
export async function buildPages(siteUrl: string, ...flags: ('--unchecked' | '--preview')[]): Promise<void> {
  const command = ['scripts/commands/build.ts', ...flags]
  const result = await runCommand(process.execPath, command, { env: { SITE_URL: siteUrl } })
  if (!result.ok) throw new PlainFailure('The build failed; see the output above.')
}

export const builtFolders = ['dist', 'dist-server', '.generated', 'node_modules/.vite-temp']

const readableMark = '.generated/readable-build'
const completeMark = '.generated/complete-build'

export function markBuildBegun(): void {
  for (const mark of [readableMark, completeMark]) rmSync(mark, { force: true })
}

/**
 * Marks that all pages are there. A build for the public may still be refused
 * (docs/decisions/038-public-builds-refuse-the-sample.md).
 */
export const markBuildReadable = () => writeFileSync(readableMark, '')
export const markBuildComplete = (origin: string) => writeFileSync(completeMark, origin)

export function requireBuild(): void {
  if (existsSync(completeMark)) return
  throw new PlainFailure(
    'There is no complete build to serve: the last one was stopped or failed. Leave out --no-build.',
  )
}

export function requireBuildToRead(): void {
  if (existsSync(readableMark)) return
  throw new PlainFailure('There is no complete build yet: run `npm run build` first.')
}
