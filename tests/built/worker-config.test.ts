import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import {
  assetWorkerConfig,
  assetWorkerFolder,
  workerFirstRules,
  writeAssetWorker,
} from '../../scripts/cloud/worker-config.ts'
import { builtOrigin, builtWorkerConfig, openBuiltSite } from '../../scripts/gate/built-site.ts'
import { runLocalWrangler } from '../../scripts/lib/wrangler.ts'
import { textOf } from '../../scripts/gate/site-reader.ts'
import { aFolder } from '#tests/builders/folder.ts'

beforeAll(() => writeAssetWorker(), 120_000)

test('wrangler would upload the build as a Worker with static assets', async () => {
  const outFolder = aFolder()
  const dryRun = ['deploy', '--dry-run', '--outdir', outFolder, '--config', assetWorkerConfig]
  const { ok, output } = await runLocalWrangler(dryRun)
  expect(ok, output).toBe(true)
  expect(output).not.toMatch(/warning|error/i)
  const modulesIn = (cwd: string) => globSync('**/*.{js,wasm,txt}', { cwd }).sort()
  expect(modulesIn(outFolder)).toEqual(modulesIn(functionsFolder))
}, 120_000)

test('as a Worker, it answers pages, files, redirects and unknown addresses as Pages does', async () => {
  const origin = await builtOrigin()
  const { main, assets, ...written } = JSON.parse(readFileSync(assetWorkerConfig, 'utf8'))
  const { name, vars } = await builtWorkerConfig(origin)
  const config = {
    ...written,
    name,
    vars,
    main: resolve(assetWorkerFolder, main),
    assets: { ...assets, directory: resolve(assetWorkerFolder, assets.directory) },
  }
  await using site = await openBuiltSite(origin, { config })
  const statusOf = async (path: string) => (await site.get(path)).status
  const leadsTo = async (path: string) => {
    const { status, headers } = await site.get(path)
    return `${status} ${headers.get('location')}`
  }

  const home = await site.get('/')
  expect(home.status).toBe(200)
  expect(home.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  expect(textOf(home)).toContain('<h1')
  expect(await statusOf('/blog')).toBe(200)
  expect(JSON.parse(textOf(await site.get('/api/health')))).toMatchObject({ ok: true })

  const about = await site.get('/about')
  expect(about.status).toBe(200)
  expect(about.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  const styles = /href="(\/assets\/[^"]+)"/.exec(textOf(about))?.[1] ?? ''
  expect((await site.get(styles)).headers.get('cache-control')).toContain('immutable')

  expect(await leadsTo('/about/')).toBe('307 /about')
  expect(await leadsTo('/about-us')).toBe('301 /about')
  expect(await leadsTo('/booking')).toBe('301 /services')
  expect(await statusOf('/no-such-page')).toBe(404)
  expect(await statusOf('/blog/no-such-post')).toBe(404)
  expect(await statusOf('/_worker.js/index.js')).toBe(404)
  expect(await statusOf('/_headers')).toBe(404)
}, 120_000)

test('wildcards of Pages also match their folder, and paths without room for a rule go to the Worker', () => {
  expect(workerFirstRules({ include: ['/', '/blog/*'], exclude: ['/blog/about', '/blog/art/*'] })).toEqual([
    '/',
    '/blog/*',
    '/blog',
    '!/blog/art/*',
    '!/blog/about',
  ])
  const exclude = Array.from({ length: 99 }, (_, i) => `/blog/${i}`)
  const rules = workerFirstRules({ include: ['/blog/*'], exclude })
  expect(rules).toHaveLength(100)
  expect(rules.slice(0, 3)).toEqual(['/blog/*', '/blog', '!/blog/0'])
})
