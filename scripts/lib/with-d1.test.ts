import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  accountId,
  cloudflareStandIn,
  type Faults,
  serveStandIn,
} from '#tests/builders/cloudflare-stand-in.ts'
import { runCommand } from './run-command.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-database-'))
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (command: string, env: Record<string, string> = {}) =>
  runCommand(process.execPath, [resolve('scripts/commands', command), '--remote'], {
    cwd: folder,
    env: { HOME: folder, XDG_CONFIG_HOME: folder, CLOUDFLARE_API_TOKEN: '', CI: 'true', ...env },
    output: 'onFailure',
  })

test('a project without a database on Cloudflare is told how to get one', async () => {
  const { ok, output } = await run('audit-verify.ts')
  expect(ok).toBe(false)
  expect(output.trim()).toBe(
    'This project has no database on Cloudflare yet: run `npm run setup:cloud` first.',
  )
}, 60_000)

test('a backup without a sign-in to Cloudflare says how to sign in and leaves no file behind', async () => {
  mkdirSync(join(folder, 'src/site'), { recursive: true })
  const database = { name: 'site', id: '01234567-89ab-cdef-0123-456789abcdef' }
  const settings = { accountId, project: 'site', database }
  writeFileSync(join(folder, 'src/site/cloud.json'), JSON.stringify(settings))
  const { ok, output } = await run('backup.ts')
  expect(ok).toBe(false)
  expect(output).toContain(
    'The database on Cloudflare cannot be opened. Nobody is signed in to Cloudflare. Run `npm run cf -- login`, or set CLOUDFLARE_API_TOKEN.',
  )
  expect(output).not.toMatch(/^\s+at /m)
  expect(existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : []).toEqual([])
}, 60_000)

test.each<[string, Faults, string]>([
  [
    'an account without a workers.dev subdomain',
    { hasSubdomain: false },
    'opened. This account has no workers.dev subdomain yet, and Cloudflare runs no Worker without one (error 10063).',
  ],
  [
    'a token without Workers Scripts: Edit',
    { forbidden: ['/workers/'] },
    'opened. The token needs the permission “Workers Scripts: Edit” beside “D1: Edit”.',
  ],
])(
  '%s cannot open the database, and is told what it lacks',
  async (_, faults, advice) => {
    const { baseUrl, close } = await serveStandIn(cloudflareStandIn(faults))
    onTestFinished(close)
    const env = { CLOUDFLARE_API_BASE_URL: baseUrl, CLOUDFLARE_API_TOKEN: 'a-token-for-the-stand-in' }
    expect((await run('audit-verify.ts', env)).output).toContain(advice)
  },
  60_000,
)
