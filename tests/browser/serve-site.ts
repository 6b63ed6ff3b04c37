import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { requireBuild } from '../../scripts/build/build-pages.ts'
import { builtWorkerConfig } from '../../scripts/gate/built-site.ts'
import { startLocalClock } from '../../scripts/lib/local/local-clock.ts'
import { prepareLocalDatabase } from '../../scripts/lib/local/local-database.ts'
import { ensureLocalSecrets, readLocalSecret, secretNames } from '../../scripts/lib/local/local-secrets.ts'
import { takeLocalState } from '../../scripts/lib/local/local-state.ts'
import { scriptContext } from '../../scripts/lib/local/with-local-database.ts'
import { seedPosts } from '../../scripts/lib/local/seed-posts.ts'
import { loadLocalWrangler } from '../../scripts/lib/load-wrangler.ts'
import { runScript } from '../../scripts/lib/plain-failure.ts'
import { withLocalD1 } from '../../scripts/lib/with-d1.ts'
import { openDb } from '#platform/db/open.ts'
import { postsToAdd } from './seed-posts.ts'

/**
 * Serves the build on a fresh database, as `npm start` does, but with Miniflare alone: behind `wrangler pages dev` each
 * response costs two to three times as much processor time.
 */
async function serveSite(): Promise<void> {
  const port = Number(process.env.PORT)
  const stateDir = process.env.STATE_DIR ?? ''
  const siteUrl = `http://localhost:${port}`
  requireBuild()
  ensureLocalSecrets('.dev.vars')
  using _lock = takeLocalState(stateDir, { fresh: true })
  await prepareLocalDatabase(stateDir, siteUrl)
  if (postsToAdd.length > 0)
    await withLocalD1((db) => seedPosts(scriptContext(openDb(db)), postsToAdd), stateDir)
  const site = new Miniflare(await siteOptions({ port, stateDir, siteUrl }))
  await site.ready
  startLocalClock({ siteUrl: `http://127.0.0.1:${port}`, key: readLocalSecret('.dev.vars', 'CLOCK_KEY') })
  await new Promise((resolve) => process.once('SIGTERM', resolve))
  await site.dispose()
}

interface Site {
  port: number
  stateDir: string
  siteUrl: string
}

async function siteOptions({
  port,
  stateDir,
  siteUrl,
}: Site): Promise<ConstructorParameters<typeof Miniflare>[0]> {
  const { name, main, compatibility_date, compatibility_flags, assets } = await builtWorkerConfig(siteUrl)
  const { unstable_readConfig } = await loadLocalWrangler()
  const { d1_databases, r2_buckets } = unstable_readConfig({ config: 'wrangler.toml' })
  const [database] = d1_databases
  const [bucket] = r2_buckets
  if (!database?.database_id) throw new Error('wrangler.toml names no database.')
  if (!bucket?.bucket_name) throw new Error('wrangler.toml names no bucket.')
  const secrets = secretNames.map((secret) => [secret, readLocalSecret('.dev.vars', secret)] as const)
  const texts = Object.fromEntries(
    [['SITE_URL', siteUrl] as const, ...secrets].map(([key, value]) => [
      key,
      { type: 'text' as const, value },
    ]),
  )
  return {
    host: '127.0.0.1',
    port,
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs({ level, message }) {
      if (level === 'error' || level === 'warn') console.error(message)
    },
    resourcePersistencePath: resolve(stateDir, 'v3'),
    workers: [
      {
        config: {
          name,
          compatibilityDate: compatibility_date,
          compatibilityFlags: compatibility_flags,
          manifest: modulesOf(resolve(main, '..')),
          env: {
            ...texts,
            DB: { type: 'd1', id: database.database_id },
            FILES: { type: 'r2', name: bucket.bucket_name },
            ASSETS: { type: 'assets' },
          },
          assets: {
            directory: resolve(assets.directory),
            hasUserWorker: true,
            notFoundHandling: assets.not_found_handling,
            runWorkerFirst: assets.run_worker_first,
          },
        },
        // Each test sends an address of its own, so that limits count for it alone.
        dev: { stripCfConnectingIp: false },
      },
    ],
  }
}

/** The largest last: Miniflare copies all that it has taken so far for each further module. */
function modulesOf(folder: string) {
  const modules = globSync('**/*.{js,wasm,txt}', { cwd: folder })
    .map((file) => [file, moduleOf(file, join(folder, file))] as const)
    .sort(([, one], [, other]) => one.contents.length - other.contents.length)
  return { mainModule: 'index.js', modulesRoot: folder, modules: Object.fromEntries(modules) }
}

function moduleOf(file: string, path: string) {
  if (file.endsWith('.wasm')) return { type: 'wasm' as const, contents: new Uint8Array(readFileSync(path)) }
  return {
    type: file.endsWith('.txt') ? ('text' as const) : ('esm' as const),
    contents: readFileSync(path, 'utf8'),
  }
}

await runScript(serveSite)
