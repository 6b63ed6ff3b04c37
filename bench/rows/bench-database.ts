import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '#platform/http/env.ts'
import { writeMigrations } from '../../scripts/cloud/migrations/list-migrations.ts'
import { loadLocalWrangler } from '../../scripts/lib/load-wrangler.ts'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'
import { runLocalWrangler } from '../../scripts/lib/wrangler.ts'

export const reader = {
  id: 1,
  username: 'bench',
  name: 'Bench',
  email: 'bench@example.com',
  role: 'admin',
} as const

export async function withBenchDatabase(work: (database: D1Database) => Promise<void>): Promise<void> {
  const { getPlatformProxy } = await loadLocalWrangler()
  const state = mkdtempSync(join(tmpdir(), 'bench-rows-'))
  try {
    writeMigrations()
    const migration = await runLocalWrangler([
      ...['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state],
    ])
    if (!migration.ok) throw new PlainFailure(migration.output.trim())
    const proxy = await getPlatformProxy<Env>({ persist: { path: join(state, 'v3') }, remoteBindings: false })
    try {
      await work(proxy.env.DB)
    } finally {
      await proxy.dispose()
    }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}
