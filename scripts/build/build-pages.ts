import { PlainFailure } from '../process/plain-failure.ts'
import { runCommand } from '../process/run-command.ts'

/**
 * The production build for one origin, in a process of its own: a server that goes on for hours should not carry
 * the bundler's memory.
 * @throws PlainFailure when it fails; its output stands above
 */
export async function buildPages(siteUrl: string, ...flags: '--unchecked'[]): Promise<void> {
  const command = ['scripts/commands/build.ts', ...flags]
  const built = await runCommand(process.execPath, command, { env: { SITE_URL: siteUrl } })
  if (!built.ok) throw new PlainFailure('The build failed; the reason stands above.')
}

/** What the build writes to; Vite puts its bundled configuration into the last for a moment. */
export const builtFolders = ['dist', 'dist-server', '.generated', 'node_modules/.vite-temp']
