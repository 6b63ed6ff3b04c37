import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cloudConfig, cloudEnvironment, cloudFolder } from '../cloud/cloud-arguments.ts'
import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { readCloudSettings } from '../cloud/cloud-settings.ts'
import { localEnv } from '../local/local-env.ts'
import { loadWrangler } from './load-wrangler.ts'
import { PlainFailure } from './plain-failure.ts'

const configSchema = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  d1_databases: z.array(z.looseObject({ binding: z.string() })),
})

type Use<T> = (db: D1Database) => Promise<T>

export function withLocalD1<T>(
  use: Use<T>,
  stateDir = process.env.STATE_DIR || '.wrangler/state',
): Promise<T> {
  Object.assign(process.env, localEnv)
  return withBinding(use, {
    persist: { path: join(stateDir, 'v3') }, // the subfolder that wrangler's --persist-to creates
    remoteBindings: false,
  })
}

export function withRemoteD1<T>(use: Use<T>): Promise<T> {
  if (!writeCloudConfig().hasDatabase)
    throw new PlainFailure('This project has no database on Cloudflare yet: run `npm run setup:cloud` first.')
  Object.assign(process.env, cloudEnvironment(readCloudSettings(), process.env))
  const configPath = join(cloudFolder, 'database.json')
  const { name, compatibility_date, d1_databases } = z.parse(
    configSchema,
    JSON.parse(readFileSync(cloudConfig, 'utf8')),
  )
  const databases = d1_databases
    .filter(({ binding }) => binding === 'DB')
    .map((database) => ({ ...database, remote: true }))
  writeFileSync(configPath, JSON.stringify({ name, compatibility_date, d1_databases: databases }))
  return withBinding(use, { configPath, persist: false, remoteBindings: true })
}

async function withBinding<T>(
  use: Use<T>,
  options: { configPath?: string; persist: false | { path: string }; remoteBindings: boolean },
): Promise<T> {
  const { getPlatformProxy } = await loadWrangler()
  const proxy = await getPlatformProxy<{ DB: D1Database }>(options).catch((error: unknown) => {
    if (!options.remoteBindings || !(error instanceof Error)) throw error
    throw new PlainFailure(
      `The database on Cloudflare cannot be opened: sign in with \`npm run cf -- login\`, or set CLOUDFLARE_API_TOKEN.\n\nWrangler says: ${error.message}`,
    )
  })
  try {
    return await use(proxy.env.DB)
  } finally {
    await proxy.dispose()
  }
}
