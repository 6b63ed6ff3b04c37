import { builtinModules } from 'node:module'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { PlainFailure } from '../process/plain-failure.ts'
import { bySpecificity, endpointFiles, pathOf, patternOf } from './function-paths.ts'

/** The Worker built from `functions/`: `index.js`, its chunks and the WebAssembly they import. */
export const functionsFolder = '.wrangler/functions'

/** Where Pages expects a custom Worker. */
export const workerFolder = 'dist/_worker.js'

const entryFile = '.generated/functions.ts'

export async function buildFunctions(): Promise<void> {
  await rm(functionsFolder, { recursive: true, force: true })
  await writeEntry()
  await build(options).catch(() => {
    throw new PlainFailure('The Functions could not be built; see the output above.')
  })
}

async function writeEntry(): Promise<void> {
  const files = endpointFiles(await readdir('functions', { recursive: true }))
  const routes = files
    .map((file) => ({ file, pattern: patternOf(pathOf(file)) }))
    .sort((a, b) => bySpecificity(a.pattern, b.pattern))
  const rows = routes.map(
    ({ file, pattern }) =>
      `    [${JSON.stringify(pattern)}, () => import(${JSON.stringify(`../functions/${file}`)})],`,
  )
  const lines = [
    `import { onRequest } from '../functions/_middleware.ts'`,
    `import { createWorker } from '../src/server/worker/create-worker.ts'`,
    '',
    'export default createWorker({',
    '  middleware: onRequest,',
    '  routes: [',
    ...rows,
    '  ],',
    '})',
    '',
  ]
  await mkdir('.generated', { recursive: true })
  await writeFile(entryFile, lines.join('\n'))
}

/** CommonJS packages `require` Node's modules, which does not exist in an ES module. */
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

const options: BuildOptions = {
  entryPoints: { index: entryFile },
  outdir: functionsFolder,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'chunks/[name]-[hash]',
  loader: { '.wasm': 'copy' },
  external: ['cloudflare:*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [nodeModules],
  logLevel: 'warning',
}
