import type { TestHarness } from 'wrangler'
import { openDb } from '#platform/db/open.ts'
import type { Env } from '#platform/http/env.ts'
import { builtWorkerConfig, builtWorkerName } from '../../scripts/gate/built-site.ts'
import { loadLocalWrangler } from '../../scripts/lib/load-wrangler.ts'
import { scriptContext } from '../../scripts/lib/local/with-local-database.ts'
import { seedContent } from '../../scripts/lib/local/seed-content.ts'
import { seedPosts } from '../../scripts/lib/local/seed-posts.ts'
import { writeMigrations } from '../../scripts/cloud/migrations/list-migrations.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

export const benchOrigin = 'http://localhost'

export interface SeededWorker {
  harness: TestHarness
  url: URL
  database: D1Database
  cookie: string
}

export async function startSeededWorker(main: string): Promise<SeededWorker> {
  writeMigrations()
  const { createTestHarness } = await loadLocalWrangler()
  const harness = createTestHarness({
    workers: [{ config: { ...(await builtWorkerConfig(benchOrigin)), main } }],
  })
  try {
    const { url } = await harness.listen()
    const worker = harness.getWorker<Env>(builtWorkerName)
    await worker.applyD1Migrations('DB')
    const database = (await worker.getEnv()).DB
    const db = openDb(database)
    await seedContent(db)
    await seedPosts(scriptContext(db))
    const { cookie } = await aSignedInUser(db)
    return { harness, url, database, cookie }
  } catch (error) {
    await harness.close()
    throw error
  }
}
