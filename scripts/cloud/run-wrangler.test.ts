import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  cloudflareStandIn,
  accountId,
  type Faults,
  serveStandIn,
} from '#tests/builders/cloudflare-stand-in.ts'
import { aFolder } from '#tests/builders/folder.ts'
import { planDeploy } from './deploy/deploy-arguments.ts'
import { runCommand } from '../lib/run-command.ts'
import { cloudEnvironment } from './cloud-arguments.ts'
import { openApi } from './cloudflare-api.ts'
import { explainFailure, secondsToWait } from './explain-failure.ts'
import { openAccount } from './setup/account.ts'

vi.setConfig({ testTimeout: 180_000 })

const bin = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin/wrangler.js')

/** Wrangler itself in a folder with a site of one page, a Worker and a detached checkout, on the stand-in. */
async function aWrangler(faults: Faults = {}) {
  const standIn = cloudflareStandIn(faults)
  const { baseUrl, close } = await serveStandIn(standIn)
  onTestFinished(close)
  const config = {
    name: 'acme-sons',
    compatibility_date: '2026-10-01',
    compatibility_flags: ['nodejs_compat', 'new_module_registry'],
  }
  const folder = aFolder({
    'dist/index.html': '<h1>Acme</h1>',
    'dist/_worker.js': 'export default { fetch: () => new Response("ok") }',
    'wrangler.json': JSON.stringify({ ...config, pages_build_output_dir: './dist' }),
    'clock.json': JSON.stringify({
      ...config,
      name: 'acme-sons-clock',
      main: 'clock.js',
      workers_dev: false,
    }),
    'clock.js': 'export default { scheduled() {} }',
  })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@acme.example', ...args], { cwd: folder })
  git('init', '-q', '-b', 'try-it')
  git('add', '.')
  git('commit', '-q', '-m', 'One page')
  git('checkout', '-q', '--detach')
  const wrangler = (args: readonly string[], text?: string) =>
    runCommand(process.execPath, [bin, ...args], {
      cwd: folder,
      output: 'onFailure',
      input: text === undefined ? 'none' : { text },
      env: {
        CLOUDFLARE_API_BASE_URL: baseUrl,
        CLOUDFLARE_API_TOKEN: 'a-token-for-the-stand-in',
        ...cloudEnvironment({ accountId }, {}),
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CI: 'true',
      },
    })
  const account = openAccount({
    wrangler,
    openApi: (credentials) => openApi({ credentials, print: () => undefined, baseUrl }),
    print: () => undefined,
    wait: async () => undefined,
  })
  return { standIn, wrangler, account, folder }
}

test('wrangler uploads to production from a detached checkout once it is told the branch, and would not without', async () => {
  vi.stubEnv('WRANGLER_LOG', 'warn')
  const { standIn, wrangler, account } = await aWrangler({ takenNames: ['acme-sons'] })
  expect(await account.signedIn()).toEqual([{ id: accountId, name: 'Acme' }])
  await account.run(['pages', 'project', 'create', 'acme-sons', '--production-branch', 'main', '--force'])
  const [project] = await account.projects()
  expect(project).toEqual({ name: 'acme-sons', domains: ['acme-sons-7xk.pages.dev'], hasGit: false })

  const target = {
    project: 'acme-sons',
    productionBranch: 'main',
    hasDatabase: true,
    hasPreviewDatabase: false,
  }
  const pagesDomain = project?.domains[0] ?? ''
  const { pagesFlags } = planDeploy([], `https://${pagesDomain}`, { ...target, pagesDomain })
  expect((await wrangler(['pages', 'deploy', ...pagesFlags])).ok).toBe(true)
  expect((await wrangler(['pages', 'deploy'])).ok).toBe(true)
  expect(standIn.uploads.map(({ branch }) => branch)).toEqual(['main', 'HEAD'])
})

test.each<[string, Faults, RegExp]>([
  [
    'has no workers.dev subdomain',
    { hasSubdomain: false },
    /^This account has no workers\.dev subdomain yet/,
  ],
  [
    'refuses a flag',
    { refusedFlag: 'new_module_registry' },
    /"withoutFlags": \["new_module_registry"\] to src\/site\/cloud\.json/,
  ],
  [
    'does not permit it',
    { forbidden: ['/workers/scripts/'] },
    /^The token lacks the permission “Workers Scripts: Edit”/,
  ],
])('what wrangler prints when an account %s is recognised', async (_, faults, advice) => {
  const { wrangler } = await aWrangler(faults)
  const result = await wrangler(['deploy', '--config', 'clock.json'])
  expect(result.ok).toBe(false)
  expect(explainFailure(result.output)).toMatch(advice)
})

test('what wrangler prints for a rate limit says how long to wait', async () => {
  const { wrangler } = await aWrangler({ busy: { path: '/d1/database', times: 100 } })
  const result = await wrangler(['d1', 'list', '--json'])
  expect(result.ok).toBe(false)
  expect(secondsToWait(result.output)).toBe(1)
})
