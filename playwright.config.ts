import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/testing/find-browser.ts'

const port = Number(process.env.TEST_PORT ?? 8790)
const origin = `http://localhost:${port}`

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Optimized code pays off after minutes, not in the second that a test spends on a page.
  '--js-flags=--invocation-count-for-maglev=4000 --interrupt-budget-for-maglev=600000',
]

/**
 * Room for one tile of a page: the browser lays pages out and answers as ever, but paints hardly anything of them.
 * Painting would add a tenth to the run, and only the tests of pixels look at what is painted.
 */
const unpainted = process.env.TEST_UNPAINTED ? ['--force-gpu-mem-available-mb=1'] : []
const pixels = '**/*-pixels.spec.ts'

/** The first counts what the second adds to the careers page and takes off it again. */
const careers = ['**/careers.spec.ts', '**/admin-jobs.spec.ts']

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Of several `paths` for one name in the project's tsconfig, Playwright takes the last that exists, so a fork's tests
  // would read the sample's content. Without `paths` it follows `imports` in package.json, as Node does.
  tsconfig: 'tests/browser/tsconfig.playwright.json',
  fullyParallel: true,
  workers: availableParallelism() + 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    // Motion would add a tenth to the run and traces a quarter: tests of motion turn it on themselves, and a failure's
    // line and screenshot are enough.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: process.env.TEST_UNPAINTED ? 'off' : 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: [...quiet, ...unpainted] },
  },
  projects: [
    {
      name: 'pixels',
      testMatch: pixels,
      use: { launchOptions: { executablePath: findBrowser(), args: quiet } },
    },
    { name: 'careers', testMatch: careers, workers: 1 },
    { name: 'pages', testIgnore: [...careers, pixels] },
  ],
  webServer: {
    command: `exec "${process.execPath}" tests/browser/serve-site.ts`,
    env: { PORT: String(port), STATE_DIR: '.wrangler/e2e' },
    url: `${origin}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
