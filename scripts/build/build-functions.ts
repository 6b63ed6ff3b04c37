import { builtinModules } from 'node:module'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BuildOptions, build, context, type Plugin, transform } from 'esbuild'
import { PlainFailure } from '../lib/plain-failure.ts'
import { edgePagesOnly } from './edge-pages.ts'
import { dictionaryTexts, withoutOwnHarfBuzz } from './lighter-packages.ts'
import { bySpecificity, endpointFiles, pathOf, patternOf } from './function-paths.ts'
import { writeCompiledOutput } from './write-compiled-output.ts'

export const functionsFolder = '.wrangler/functions'

export const chunksFile = '.wrangler/function-chunks.json'

export const workerFolder = 'dist/_worker.js'

export async function buildFunctions(): Promise<void> {
  await rm(functionsFolder, { recursive: true, force: true })
  const { metafile } = await build({ ...options, outdir: functionsFolder, metafile: true }).catch(() => {
    throw new PlainFailure('The Functions could not be built; see the output above.')
  })
  await writeFile(chunksFile, JSON.stringify(metafile))
}

export async function watchFunctions(folder: string): Promise<void> {
  await rm(join(folder, '_worker.js'), { recursive: true, force: true })
  const watcher = await context({
    ...options,
    entryPoints: { _worker: 'functions-entry' },
    outdir: folder,
    splitting: false,
    write: false,
    plugins: [...plugins, writeCompiledOutput],
  })
  await watcher.rebuild().catch(() => {
    throw new PlainFailure('The Functions could not be built; see the output above.')
  })
  await watcher.watch()
}

const functionsEntry: Plugin = {
  name: 'functions-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^functions-entry$/ }, ({ path }) => ({ path, namespace: 'functions-entry' }))
    onLoad({ filter: /.*/, namespace: 'functions-entry' }, async () => {
      const entries = await readdir('functions', { recursive: true, withFileTypes: true })
      const folders = entries.filter((entry) => entry.isDirectory())
      return {
        contents: entryOf(await readdir('functions', { recursive: true })),
        loader: 'ts' as const,
        resolveDir: resolve('.'),
        watchDirs: ['functions', ...folders.map(({ parentPath, name }) => join(parentPath, name))].map(
          (folder) => resolve(folder),
        ),
      }
    })
  },
}

function entryOf(names: readonly string[]): string {
  const files = endpointFiles(names)
  const routes = files
    .map((file) => ({ file, pattern: patternOf(pathOf(file)) }))
    .sort((a, b) => bySpecificity(a.pattern, b.pattern))
  const rows = routes.map(
    ({ file, pattern }) =>
      `    [${JSON.stringify(pattern)}, () => import(${JSON.stringify(`./functions/${file}`)})],`,
  )
  return [
    `import { onRequest } from './functions/_middleware.ts'`,
    `import { redirectTarget } from '#content/redirects.ts'`,
    `import { createWorker } from './src/server/platform/worker/create-worker.ts'`,
    '',
    'export default createWorker({',
    '  middleware: onRequest,',
    '  isRedirected: (path) => redirectTarget(path) !== null,',
    '  routes: [',
    ...rows,
    '  ],',
    '})',
    '',
  ].join('\n')
}

/** CommonJS packages call `require` for Node's modules, which ES modules do not have. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup({ onResolve, onLoad }) {
    const names = new RegExp(`^(node:)?(${builtinModules.join('|')})$`)
    onResolve({ filter: names }, ({ path, kind }) => {
      const specifier = path.startsWith('node:') ? path : `node:${path}`
      return kind === 'require-call'
        ? { path: specifier, namespace: 'required-node-module' }
        : { path: specifier, external: true }
    })
    onLoad({ filter: /.*/, namespace: 'required-node-module' }, ({ path }) => ({
      contents: `import all from '${path}'\nmodule.exports = all`,
    }))
  },
}

const shortPackages: Plugin = {
  name: 'short-packages',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { code } = await transform(withoutOwnHarfBuzz(source), {
        ...target,
        minifyIdentifiers: true,
        legalComments: 'none',
      })
      return { contents: code }
    })
  },
}

const target = { target: 'es2024', define: { 'process.env.NODE_ENV': '"production"' } }
const plugins = [functionsEntry, nodeModules, dictionaryTexts, shortPackages, edgePagesOnly]

const options: BuildOptions = {
  entryPoints: { index: 'functions-entry' },
  bundle: true,
  splitting: true,
  format: 'esm',
  ...target,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'chunks/[name]-[hash]',
  loader: { '.wasm': 'copy' },
  external: ['cloudflare:*'],
  plugins,
  logLevel: 'warning',
}
