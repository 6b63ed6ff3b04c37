import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeMigrations } from '../../cloud/migrations/list-migrations.ts'
import { findMigrationFaults } from '../../cloud/migrations/migration-faults.ts'
import type { CommandResult } from '../../lib/run-command.ts'

const copy = '.wrangler/upgrade-database'

export async function tryMigrations(
  news: readonly string[],
  {
    root,
    stateDir,
    wrangler,
  }: { root: string; stateDir: string; wrangler: (args: string[]) => Promise<CommandResult> },
): Promise<{ ok: boolean; result: string }> {
  const faults = findMigrationFaults(root, news)
  if (faults.length > 0) return { ok: false, result: faults.join('\n') }
  const names = news.map((file) => basename(file)).join(', ')
  const what = news.length === 0 ? 'The release has no new migrations.' : `New migrations: ${names}.`
  if (!existsSync(join(root, stateDir)))
    return { ok: true, result: `${what} There is no local database yet.` }

  rmSync(join(root, copy), { recursive: true, force: true })
  cpSync(join(root, stateDir), join(root, copy), { recursive: true })
  writeMigrations(root)
  try {
    const result = await wrangler(['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', copy])
    return result.ok
      ? {
          ok: true,
          result: `${what} A copy of the local database accepts all migrations; \`npm start\` applies those that it lacks.`,
        }
      : { ok: false, result: `${what} A copy of the local database refused them: ${result.output.trim()}` }
  } finally {
    rmSync(join(root, copy), { recursive: true, force: true })
  }
}
