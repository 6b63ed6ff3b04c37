import { PlainFailure } from '../process/plain-failure.ts'
import { runCommand } from '../process/run-command.ts'

/**
 * Builds for one origin in a separate process, so that a long-running server does not keep the bundler's memory.
 * @throws PlainFailure when the build fails, after its output
 */
export async function buildPages(siteUrl: string, ...flags: '--unchecked'[]): Promise<void> {
  const command = ['scripts/commands/build.ts', ...flags]
  const built = await runCommand(process.execPath, command, { env: { SITE_URL: siteUrl } })
  if (!built.ok) throw new PlainFailure('The build failed; the reason stands above.')
}

export const builtFolders = ['dist', 'dist-server', '.generated', 'node_modules/.vite-temp']
