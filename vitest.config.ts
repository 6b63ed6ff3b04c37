import { resolve } from 'node:path'
import { buildPagesASSETSBinding, cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** Where `wrangler pages functions build` leaves the Functions with their routing and middleware. */
const builtWorker = './.wrangler/functions/index.js'

/**
 * `unit` runs pure code in Node. `api` runs in workerd, on the built Functions, the built assets and a D1 with the
 * real migrations: build both first, or the tests see the code of yesterday.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.worker.test.ts', 'tests/browser/**'],
          environment: 'node',
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: builtWorker,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations(resolve('migrations')),
                SOCIAL_IMAGE_KEY: 'signs nothing outside of the tests',
                SOCIAL_IMAGE_KEY_OLD: 'signed something before the tests',
              },
              serviceBindings: { ASSETS: await buildPagesASSETSBinding(resolve('dist')) },
            },
          })),
        ],
        test: {
          name: 'api',
          include: ['functions/**/*.test.ts', 'src/server/**/*.worker.test.ts'],
          setupFiles: ['tests/worker/setup.ts'],
        },
      },
    ],
  },
})
