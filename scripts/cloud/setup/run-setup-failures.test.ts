import { expect, test } from 'vitest'
import { aCloud, setUp, withEmail } from '#tests/builders/cloud.ts'
import { forgetDeclined } from './setup-step.ts'

type Cloud = ReturnType<typeof aCloud>

const again = (cloud: Cloud, first: Awaited<ReturnType<typeof setUp>>) =>
  setUp({ cloud, settings: first.settings, state: first.state, answers: withEmail })

const changes = ({ commands, requests }: Cloud) => [
  ...commands.filter((command) => /create|put|deploy/.test(command)),
  ...requests.filter((request) => /^(POST|PUT|PATCH)/.test(request)),
]

test('a project whose name is taken gets the domain that Cloudflare gave it, everywhere', async () => {
  const cloud = aCloud({ takenNames: ['acme-sons'] })
  const { settings, printedLines, scripts, failure } = await setUp({
    cloud,
    answers: { ...withEmail, 'Domain of the site': 'none' },
  })
  expect(failure).toBeNull()
  expect(settings).toMatchObject({
    project: 'acme-sons',
    pagesDomain: 'acme-sons-7xk.pages.dev',
    siteUrl: 'https://acme-sons-7xk.pages.dev',
  })
  expect(printedLines).toContain('The site will be at https://acme-sons-7xk.pages.dev.')
  expect(scripts).toContain('doctor --url https://acme-sons-7xk.pages.dev')
  expect(printedLines.join('\n')).not.toContain('acme-sons.pages.dev')
})

test('an existing project is used after asking, with its own production branch', async () => {
  const cloud = aCloud({ projects: ['acme-sons'], productionBranch: 'trunk' })
  const { settings, prompts, printedLines } = await setUp({ cloud, answers: withEmail })
  expect(prompts).toContain('The account has a project acme-sons. Deploy to it? [Y/n] ')
  expect(settings).toMatchObject({ pagesDomain: 'acme-sons.pages.dev', productionBranch: 'trunk' })
  expect(printedLines).toContain('The production branch of this project is trunk, so that is used.')
  expect(cloud.commands.some((command) => command.startsWith('pages project create'))).toBe(false)
})

test.each([
  ['/pages/', 'Cloudflare Pages: Edit (uploads the site)'],
  ['/d1/', 'D1: Edit (creates and migrates the database)'],
  ['/workers/scripts/', 'Workers Scripts: Edit (opens the database for migrations'],
])(
  'a token that may not edit %s is refused before anything is changed, and a better one continues',
  async (part, permission) => {
    const cloud = aCloud({ forbidden: [part] })
    const first = await setUp({ cloud, answers: withEmail })
    expect(first.failure).toContain(`Permissions: This sign-in lacks ${permission}`)
    expect(first.failure).toContain('Nothing was changed. Run `npm run setup:cloud` again')
    expect(changes(cloud)).toEqual([])
    expect((await again(aCloud(), first)).failure).toBeNull()
  },
)

test('without the permission for R2, setup says that there can be no bucket, and goes on', async () => {
  const { printedLines, failure } = await setUp({
    cloud: aCloud({ forbidden: ['/r2/'] }),
    answers: withEmail,
  })
  expect(failure).toBeNull()
  expect(printedLines).toContain(
    'This sign-in lacks Workers R2 Storage: Edit (keeps pictures, files and nightly backups), so leave the buckets out or add it.',
  )
})

test('a new account gets a workers.dev subdomain before anything needs one', async () => {
  const cloud = aCloud({ hasSubdomain: false })
  const { failure, prompts } = await setUp({ cloud, answers: withEmail })
  expect(failure).toBeNull()
  expect(prompts).toContain('Name of the subdomain? [acme-sons] ')
  expect(cloud.requests.indexOf('PUT /accounts/A/workers/subdomain')).toBeLessThan(
    cloud.requests.indexOf('POST /accounts/A/d1/database'),
  )
  expect(cloud.uploads).toEqual([{ what: 'worker clock', flags: [] }])
})

test('a companion Worker that Cloudflare refuses (10063) leaves the deployed site, and the next run continues with it', async () => {
  const cloud = aCloud({ hasSubdomain: false })
  const state = { 'workers-dev': 'a'.repeat(32) }
  const first = await setUp({ cloud, state, answers: withEmail })
  expect(first.scripts).toEqual(['deploy'])
  expect(first.failure).toBe(
    'Companion Worker (optional): This account has no workers.dev subdomain yet, and Cloudflare runs no Worker without one (error 10063). Open https://dash.cloudflare.com/?to=/:account/workers-and-pages once, which creates it. Run `npm run setup:cloud` again; it continues from here.',
  )
  await cloud.call('PUT', `/accounts/${'a'.repeat(32)}/workers/subdomain`, { subdomain: 'acme' })
  const second = await again(cloud, first)
  expect(second.failure).toBeNull()
  expect(second.scripts[0]).toBe('deploy')
  expect(cloud.secrets.has('CLOCK_KEY')).toBe(true)
})

test('an upload that is refused for a flag says how to leave the flag out, and the next run continues', async () => {
  const cloud = aCloud({ refusedFlag: 'new_module_registry', clockFlags: ['new_module_registry'] })
  const first = await setUp({ cloud, answers: withEmail })
  expect(first.failure).toContain(
    'Add "withoutFlags": ["new_module_registry"] to src/site/cloud.json; the site works without it',
  )
  expect((await again(aCloud({ projects: ['acme-sons'] }), first)).failure).toBeNull()
})

test('a rate limit is waited for as long as Cloudflare asks, and then setup goes on', async () => {
  const cloud = aCloud({ busy: { path: '/d1/database', times: 2 } })
  const { failure, waits, printedLines } = await setUp({ cloud, answers: withEmail })
  expect(failure).toBeNull()
  expect(waits).toEqual([7, 7])
  expect(printedLines).toContain('Cloudflare takes no more requests for now. Waiting 7 seconds, as it asks …')
})

test('a rate limit that does not end is named, and the next run continues', async () => {
  const cloud = aCloud({ busy: { path: '/d1/database', times: 4 } })
  const first = await setUp({ cloud, answers: withEmail })
  expect(first.failure).toBe(
    'Database: Cloudflare takes no more requests for now: its API allows 1,200 in five minutes. Wait five minutes. Run `npm run setup:cloud` again; it continues from here.',
  )
  expect((await again(cloud, first)).failure).toBeNull()
})

test('a database that is left out is asked about again only on request', async () => {
  const cloud = aCloud()
  const first = await setUp({ cloud, answers: withEmail })
  expect(first.settings.previewDatabase).toBeUndefined()
  const state = forgetDeclined(first.state)
  const second = await setUp({
    cloud,
    settings: first.settings,
    state,
    answers: { ...withEmail, 'Previews of branches': 'y' },
  })
  expect(second.settings.previewDatabase?.name).toBe('acme-sons-preview')
})

test('a deployment that fails in between is named, and the next run begins with it', async () => {
  const cloud = aCloud()
  const first = await setUp({ cloud, answers: withEmail, failingScript: 'deploy' })
  expect(first.failure).toBe(
    'Build and deployment: `npm run deploy` failed; see above. Run `npm run setup:cloud` again; it continues from here.',
  )
  cloud.commands.length = 0
  const second = await again(cloud, first)
  expect(second.failure).toBeNull()
  expect(cloud.commands.filter((command) => /^(d1|pages project) create/.test(command))).toEqual([])
})
