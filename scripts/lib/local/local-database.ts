import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeMigrations } from '../../cloud/migrations/list-migrations.ts'
import { refuseMigrationFaults } from '../../cloud/migrations/migration-faults.ts'
import { PlainFailure } from '../plain-failure.ts'
import { runCommand } from '../run-command.ts'

export async function prepareLocalDatabase(
  stateDir: string,
  siteUrl: string,
  { isSeeded = true } = {},
): Promise<void> {
  refuseMigrationFaults()
  requireReadable(stateDir)
  writeMigrations()
  const fillResult = await runCommand(
    process.execPath,
    ['scripts/lib/local/fill-local-database.ts', ...(isSeeded ? [] : ['--no-seed'])],
    { env: { STATE_DIR: stateDir, SITE_URL: siteUrl } },
  )
  if (!fillResult.ok)
    throw new PlainFailure('The local database could not be migrated or seeded; see the output above.')
}

function requireReadable(stateDir: string): void {
  for (const file of globSync(join(stateDir, 'v3/d1/*/*.sqlite'))) {
    try {
      using database = new DatabaseSync(file, { readOnly: true })
      database.prepare('select count(*) from sqlite_master').get()
    } catch (error) {
      throw new PlainFailure(
        `The local database in ${stateDir} cannot be read: ${error instanceof Error ? error.message : error}. Start over with --fresh, which deletes it, or restore a backup into another folder (docs/deploy.md).`,
      )
    }
  }
}
