import { availableParallelism } from 'node:os'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildPagesASSETSBinding, cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const wrangler = { configPath: './wrangler.toml' }
const folders = ['migrations', 'src/site/migrations'].filter((folder) => existsSync(folder))
const migrations = async () =>
  (await Promise.all(folders.map((folder) => readD1Migrations(resolve(folder))))).flat()
const noAssets = () => new Response(null, { status: 404 })

/**
 * These run first: started last, they would run alone on one core, and a fresh clone does not know yet how long each
 * file takes.
 */
const longest = [
  'tests/fork/',
  'scripts/cloud/backup/',
  'scripts/gate/',
  'functions/api/login',
  'functions/api/fuzz',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((part) => moduleId.includes(part))
    const sortedFiles = await super.sort(files)
    return [...sortedFiles.filter(isLong), ...sortedFiles.filter((file) => !isLong(file))]
  }
}

const unit = ['{src,scripts,tests,workers}/**/*.test.{ts,tsx}']
const notUnit = ['**/*.worker.test.ts', 'tests/browser/**']

const isolatedFiles = globSync(unit, { exclude: notUnit }).filter((file) =>
  /\bvi\.(mock|doMock)\(|Object\.assign\(WebAssembly/.test(readFileSync(file, 'utf8')),
)

/**
 * `unit` and `unit-apart` run pure code in Node. `verbs` runs the source of `src/server` in workerd, on a D1
 * with the real migrations. `api` runs the built Functions and assets in workerd: build both first, or its
 * tests see stale code.
 */
export default defineConfig({
  test: {
    // Tests also wait: for child processes, for hashes, for a database. With two workers more than there are
    // cores, the cores are busy meanwhile.
    maxWorkers: availableParallelism() + 2,
    testTimeout: 30_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Isolated files would each load all modules again, for a third of the run.
          isolate: false,
          include: unit,
          exclude: [...notUnit, ...isolatedFiles],
          environment: 'node',
        },
      },
      { test: { name: 'unit-apart', include: isolatedFiles, environment: 'node' } },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler,
            miniflare: {
              bindings: { TEST_MIGRATIONS: await migrations() },
              r2Buckets: ['BACKUPS'],
              serviceBindings: { ASSETS: noAssets },
            },
          })),
        ],
        test: {
          name: 'verbs',
          isolate: false,
          include: ['{src/server,tests,workers}/**/*.worker.test.ts'],
          setupFiles: ['tests/worker/setup.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './.wrangler/tested-functions/index.js',
            wrangler,
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await migrations(),
                FUZZ_CASES: process.env.FUZZ_CASES ?? '',
                FUZZ_SEED: process.env.FUZZ_SEED ?? '',
                SOCIAL_IMAGE_KEY: 'signs nothing outside of the tests',
                SECOND_FACTOR_KEY: 'opens nothing outside of the tests',
                MAIL_WEBHOOK_KEY: `whsec_${Buffer.from('reports nothing outside of the tests').toString('base64')}`,
                CLOCK_KEY: 'moves nothing outside of the tests',
                SOCIAL_IMAGE_KEY_OLD: 'signed something before the tests',
              },
              // workerd loads the built chunks itself. Vitest would load each chunk for the first request that imports
              // it, and sometimes cancel others that import it at the same time: "code had hung".
              modulesRules: [{ type: 'ESModule', include: ['**/.wrangler/tested-functions/**/*.js'] }],
              d1Databases: { REPLICA: 'replica' },
              serviceBindings: { ASSETS: await buildPagesASSETSBinding(resolve('dist')) },
            },
          })),
        ],
        test: {
          name: 'api',
          isolate: false,
          include: ['functions/**/*.test.ts'],
          globalSetup: ['tests/worker/copy-functions.ts'],
          setupFiles: ['tests/worker/setup.ts'],
        },
      },
    ],
  },
})
