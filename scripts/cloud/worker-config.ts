import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { functionsFolder, workerFolder } from '../build/build-functions.ts'
import { routeRulesMax } from '../build/function-routes.ts'
import { mergeCloudSettings, readToml } from './cloud-config.ts'
import { readCloudSettings } from './cloud-settings.ts'

export const assetWorkerFolder = '.wrangler/worker'
export const assetWorkerConfig = `${assetWorkerFolder}/wrangler.json`

const routesSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()) })

/** Returns the settings with which a Worker answers as Pages does (docs/workers.md). Paths are those of the config. */
export function assetWorkerSettings({ main, assets }: { main: string; assets: string }) {
  return {
    main,
    no_bundle: true,
    rules: [
      { type: 'ESModule' as const, globs: ['**/*.js'], fallthrough: false },
      { type: 'CompiledWasm' as const, globs: ['**/*.wasm'], fallthrough: false },
      { type: 'Text' as const, globs: ['**/*.txt'], fallthrough: false },
    ],
    assets: {
      directory: assets,
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash' as const,
      not_found_handling: '404-page' as const,
      run_worker_first: workerFirstRules(
        z.parse(routesSchema, JSON.parse(readFileSync('dist/_routes.json', 'utf8'))),
      ),
    },
  }
}

/**
 * Translates `_routes.json`. Workers accept as many rules as Pages, but their wildcards do not match the folder itself,
 * so some excluded paths may be left without a rule. The Worker answers these from the same files.
 */
export function workerFirstRules({ include, exclude }: z.infer<typeof routesSchema>): string[] {
  const isFolder = (rule: string) => rule.endsWith('/*')
  const folders = include.filter((rule) => isFolder(rule) && rule !== '/*').map((rule) => rule.slice(0, -2))
  const excludedPaths = [...exclude.filter(isFolder), ...exclude.filter((rule) => !isFolder(rule))]
  return [...include, ...folders, ...excludedPaths.map((path) => `!${path}`)].slice(0, routeRulesMax)
}

/** Writes the build as a Worker with static assets: its configuration, and the files without the Worker's own. */
export function writeAssetWorker(): void {
  rmSync(assetWorkerFolder, { recursive: true, force: true })
  const assets = join(assetWorkerFolder, 'assets')
  mkdirSync(assets, { recursive: true })
  cpSync('dist', assets, { recursive: true, filter: (file) => resolve(file) !== resolve(workerFolder) })
  rmSync(join(assets, '_routes.json'))
  const {
    pages_build_output_dir: _,
    env: _preview,
    ...settings
  } = mergeCloudSettings(readToml('wrangler.toml'), readCloudSettings())
  const config = {
    ...settings,
    ...assetWorkerSettings({
      main: `${relative(assetWorkerFolder, functionsFolder)}/index.js`,
      assets: './assets',
    }),
    observability: { enabled: true },
  }
  writeFileSync(assetWorkerConfig, `${JSON.stringify(config, null, 2)}\n`)
}
