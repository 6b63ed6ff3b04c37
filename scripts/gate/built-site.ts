import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { PostFields } from '#contracts/admin-posts.ts'
import { openDb } from '#platform/db/open.ts'
import { applyMigrations } from '../cloud/migrations/apply-migrations.ts'
import { scriptContext } from '../lib/local/with-local-database.ts'
import { d1Client, d1WorkerFile } from '../lib/d1-client.ts'
import { loadLocalWrangler } from '../lib/load-wrangler.ts'
import { seedAuthors } from '../lib/local/seed-authors.ts'
import { seedContent } from '../lib/local/seed-content.ts'
import { seedPages } from '../lib/local/seed-pages.ts'
import { seedPosts } from '../lib/local/seed-posts.ts'
import { requireBuildToRead } from '../build/build-pages.ts'
import { functionsFolder } from '../build/build-functions.ts'
import { assetWorkerSettings } from '../cloud/worker-config.ts'
import { listMigrations, mergedFolder, writeMigrations } from '../cloud/migrations/list-migrations.ts'
import type { SiteReader } from './site-reader.ts'

interface SiteOptions {
  isEmpty?: boolean
  postFiles?: readonly PostFields[]
  config?: WorkerConfig
}

export async function openBuiltSite(
  origin: string,
  { isEmpty = false, postFiles, config }: SiteOptions = {},
): Promise<SiteReader & AsyncDisposable> {
  writeMigrations()
  const { createTestHarness } = await loadLocalWrangler()
  const worker = config ?? (await builtWorkerConfig(origin))
  const harness = createTestHarness({ workers: [{ config: worker }, { config: sqlWorkerOf(worker) }] })
  await using stack = new AsyncDisposableStack()
  stack.defer(() => harness.close())
  await harness.listen()
  const sql = harness.getWorker(sqlWorkerName)
  const database = d1Client((body) => sql.fetch('http://d1/', { method: 'POST', body }))
  await applyMigrations(database, listMigrations())
  const db = openDb(database)
  // Static pages link to them whatever the database holds.
  await seedPages(scriptContext(db))
  if (!isEmpty) {
    await seedContent(db)
    await seedPosts(scriptContext(db), postFiles)
    await seedAuthors(db, postFiles)
  }
  const resources = stack.move()
  return {
    origin,
    atOnce: 8,
    async get(path) {
      const response = await harness.fetch(`${origin}${path}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity' },
      })
      return {
        status: response.status,
        headers: new Headers([...response.headers]),
        body: new Uint8Array(await response.arrayBuffer()),
      }
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

export async function builtOrigin(): Promise<string> {
  requireBuildToRead()
  const build: unknown = await import(pathToFileURL('dist-server/build.js').href)
  return z.parse(z.object({ siteUrl: z.string() }), build).siteUrl
}

export const builtWorkerName = 'built-site'
const sqlWorkerName = 'sql'

type WorkerConfig = Awaited<ReturnType<typeof builtWorkerConfig>>

const sqlWorkerOf = ({ compatibility_date, d1_databases }: WorkerConfig) => ({
  name: sqlWorkerName,
  main: d1WorkerFile,
  no_bundle: true,
  compatibility_date,
  d1_databases,
})

export async function builtWorkerConfig(origin: string) {
  const { unstable_readConfig } = await loadLocalWrangler()
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: 'wrangler.toml' })
  return {
    name: builtWorkerName,
    ...assetWorkerSettings({ main: `${functionsFolder}/index.js`, assets: 'dist' }),
    compatibility_date,
    compatibility_flags,
    d1_databases: [
      { binding: 'DB', database_name: 'throwaway', database_id: 'throwaway', migrations_dir: mergedFolder },
    ],
    vars: { SITE_URL: origin, SOCIAL_IMAGE_KEY: 'signs what nobody keeps, for this one reading' },
  }
}
