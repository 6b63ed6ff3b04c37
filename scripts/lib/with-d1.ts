import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { backupBuckets, filesBuckets } from '../cloud/clock-config.ts'
import { cloudConfig, cloudEnvironment, cloudFolder } from '../cloud/cloud-arguments.ts'
import { requireCloudDatabase } from '../cloud/cloud-config.ts'
import { readCloudSettings } from '../cloud/cloud-settings.ts'
import { explainFailure } from '../cloud/explain-failure.ts'
import { d1Client, d1WorkerFile } from './d1-client.ts'
import { loadLocalWrangler, loadWrangler } from './load-wrangler.ts'
import { pathFailure } from './path-failure.ts'
import { PlainFailure } from './plain-failure.ts'

const databasesSchema = z.array(z.looseObject({ binding: z.string() }))
const bucketsSchema = z.array(z.object({ binding: z.string(), bucket_name: z.string() }))
const configSchema = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  d1_databases: databasesSchema,
  env: z.optional(z.object({ preview: z.optional(z.object({ d1_databases: databasesSchema })) })),
})

interface Buckets {
  backups?: R2Bucket | undefined
  files?: R2Bucket | undefined
}

type Use<T> = (db: D1Database, buckets: Buckets) => Promise<T>

export async function withLocalD1<T>(
  use: Use<T>,
  stateDir = process.env.STATE_DIR || '.wrangler/state',
): Promise<T> {
  const { unstable_readConfig } = await loadLocalWrangler()
  const { compatibility_date, d1_databases, r2_buckets } = unstable_readConfig({ config: 'wrangler.toml' })
  const filesBucket = z
    .parse(bucketsSchema, r2_buckets)
    .find(({ binding }) => binding === 'FILES')?.bucket_name
  const [database] = d1_databases
  if (!database?.database_id) throw new Error('wrangler.toml names no database.')
  const worker = {
    name: 'sql',
    compatibilityDate: compatibility_date,
    manifest: {
      mainModule: 'index.js',
      modulesRoot: '/',
      modules: { 'index.js': { type: 'esm' as const, contents: readFileSync(d1WorkerFile, 'utf8') } },
    },
    env: {
      DB: { type: 'd1' as const, id: database.database_id },
      ...(filesBucket ? { FILES: { type: 'r2' as const, name: filesBucket } } : {}),
    },
  }
  // The subfolder that wrangler's --persist-to creates.
  const resourcePersistencePath = resolve(stateDir, 'v3')
  await mkdir(resourcePersistencePath, { recursive: true }).catch((error: unknown) => {
    throw pathFailure(resourcePersistencePath, error)
  })
  const { Miniflare, Log, LogLevel } = await import('miniflare')
  const server = new Miniflare({
    log: new Log(LogLevel.WARN),
    cf: false,
    resourcePersistencePath,
    handleStructuredLogs: ({ message }) => {
      if (!message.includes('SQLITE_BUSY')) console.error(message)
    },
    workers: [{ config: worker }],
  })
  try {
    const db = d1Client((body) => server.dispatchFetch('http://d1/', { method: 'POST', body }))
    // The types of Miniflare's own copy of undici differ from those of Workers.
    const files = filesBucket ? ((await server.getR2Bucket('FILES')) as unknown as R2Bucket) : undefined
    return await use(db, { files })
  } finally {
    await server.dispose()
  }
}

interface RemoteOptions {
  /** Also opens the buckets that the project has. */
  opensBuckets?: boolean
  /** Opens the database of previews. */
  isPreview?: boolean
}

/** Opens the database on Cloudflare with the buckets that the project has. */
export const withRemoteBuckets = <T>(use: Use<T>): Promise<T> => withRemoteD1(use, { opensBuckets: true })

export async function withRemoteD1<T>(
  use: Use<T>,
  { opensBuckets = false, isPreview = false }: RemoteOptions = {},
): Promise<T> {
  requireCloudDatabase()
  const settings = readCloudSettings()
  Object.assign(process.env, cloudEnvironment(settings, process.env))
  const configPath = join(cloudFolder, 'database.json')
  const { name, compatibility_date, d1_databases, env } = z.parse(
    configSchema,
    JSON.parse(readFileSync(cloudConfig, 'utf8')),
  )
  const databases = (isPreview ? (env?.preview?.d1_databases ?? []) : d1_databases)
    .filter(({ binding }) => binding === 'DB')
    .map((database) => ({ ...database, remote: true }))
  const { filesBucket, filesJurisdiction } = settings
  const buckets = opensBuckets
    ? [...backupBuckets(settings), ...filesBuckets(filesBucket, filesJurisdiction)].map((bucket) => ({
        ...bucket,
        remote: true,
      }))
    : []
  writeFileSync(
    configPath,
    JSON.stringify({ name, compatibility_date, d1_databases: databases, r2_buckets: buckets }),
  )
  const { getPlatformProxy } = await loadWrangler()
  const options = { configPath, persist: false as const, remoteBindings: true }
  const proxy = await getPlatformProxy<{ DB: D1Database; BACKUPS?: R2Bucket; FILES?: R2Bucket }>(
    options,
  ).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    throw new PlainFailure(
      `The database on Cloudflare cannot be opened. ${remedyFor(error)}.\n\nWrangler says: ${error.message}`,
    )
  })
  try {
    return await use(proxy.env.DB, { backups: proxy.env.BACKUPS, files: proxy.env.FILES })
  } finally {
    await proxy.dispose()
  }
}

function remedyFor(error: Error): string {
  const text = textsOf(error).join('\n')
  if (/authentication issue|\[code: (9106|10000|10405)\]/.test(text) && process.env.CLOUDFLARE_API_TOKEN)
    return 'The token needs the permission “Workers Scripts: Edit” beside “D1: Edit”. Add it at https://dash.cloudflare.com/profile/api-tokens'
  return explainFailure(text) ?? 'Sign in with `npm run cf -- login`, or set CLOUDFLARE_API_TOKEN'
}

/** Wrangler wraps the answer of the API in errors and in events that have one as their cause. */
function textsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { message, code, notes, cause }: Record<string, unknown> = Object.fromEntries(
    ['message', 'code', 'notes', 'cause'].map((name) => [name, Reflect.get(error, name)]),
  )
  return [`${message} [code: ${code}]`, JSON.stringify(notes ?? ''), ...textsOf(cause)]
}
