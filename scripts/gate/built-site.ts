import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { openDb } from '#server/db/open.ts'
import type { Env } from '#server/http/env.ts'
import { scriptContext } from '../local/script-context.ts'
import { loadLocalWrangler } from '../process/load-wrangler.ts'
import { PlainFailure } from '../process/plain-failure.ts'
import { seedContent } from '../local/seed-content.ts'
import { seedPosts } from '../local/seed-posts.ts'
import { functionsFolder } from '../build/build-functions.ts'
import { mergedFolder, writeMigrations } from '../migrations/list-migrations.ts'
import type { SiteReader } from './site-reader.ts'

export async function openBuiltSite(
  origin: string,
  { isEmpty = false } = {},
): Promise<SiteReader & AsyncDisposable> {
  writeMigrations()
  const { createTestHarness } = await loadLocalWrangler()
  const harness = createTestHarness({ workers: [{ config: await builtWorkerConfig(origin) }] })
  await using stack = new AsyncDisposableStack()
  stack.defer(() => harness.close())
  await harness.listen()
  const worker = harness.getWorker<Env>(builtWorkerName)
  await worker.applyD1Migrations('DB')
  if (!isEmpty) {
    const db = openDb((await worker.getEnv()).DB)
    await seedContent(db)
    await seedPosts(scriptContext(db))
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
  const file = 'dist-server/build.js'
  if (!existsSync(file)) throw new PlainFailure('There is no built site in dist. Run `npm run build` first.')
  const build: unknown = await import(pathToFileURL(file).href)
  return z.parse(z.object({ siteUrl: z.string() }), build).siteUrl
}

export const builtWorkerName = 'built-site'
const routesSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()) })

export async function builtWorkerConfig(origin: string) {
  const { unstable_readConfig } = await loadLocalWrangler()
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: 'wrangler.toml' })
  const pages = JSON.parse(readFileSync('dist/_routes.json', 'utf8'))
  const { include, exclude } = z.parse(routesSchema, pages)
  return {
    name: builtWorkerName,
    main: `${functionsFolder}/index.js`,
    no_bundle: true,
    rules: [
      { type: 'ESModule' as const, globs: ['**/*.js'] },
      { type: 'CompiledWasm' as const, globs: ['**/*.wasm'] },
      { type: 'Text' as const, globs: ['**/*.txt'] },
    ],
    compatibility_date,
    compatibility_flags,
    d1_databases: [
      { binding: 'DB', database_name: 'throwaway', database_id: 'throwaway', migrations_dir: mergedFolder },
    ],
    assets: {
      directory: 'dist',
      binding: 'ASSETS',
      not_found_handling: '404-page' as const,
      run_worker_first: [
        ...include.flatMap(toPagesPatterns),
        ...exclude.flatMap(toPagesPatterns).map((path) => `!${path}`),
      ],
    },
    vars: { SITE_URL: origin, SOCIAL_IMAGE_KEY: 'signs what nobody keeps, for this one reading' },
  }
}

/** On Pages, `/blog/*` also matches `/blog`; in a Worker's assets configuration it does not. */
const toPagesPatterns = (path: string): string[] => (path.endsWith('/*') ? [path, path.slice(0, -2)] : [path])
