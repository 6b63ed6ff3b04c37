import { PlainFailure } from '../process/plain-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { runLocalWrangler } from '../process/wrangler.ts'

/**
 * Brings the local database of `stateDir` to the newest migration and seeds it if it has never been seeded.
 * @throws PlainFailure when a migration or the seed fails; their own output is shown first
 */
export async function prepareLocalDatabase(stateDir: string, siteUrl: string): Promise<void> {
  const migrated = await runLocalWrangler([
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    stateDir,
  ])
  if (!migrated.ok) {
    console.error(migrated.output.trim())
    throw new PlainFailure('The migrations did not apply to the local database; the reason stands above.')
  }
  const seeded = await runCommand(process.execPath, ['scripts/commands/seed.ts', '--once'], {
    env: { STATE_DIR: stateDir, SITE_URL: siteUrl },
  })
  if (!seeded.ok) throw new PlainFailure('The local database could not be seeded; the reason stands above.')
}
