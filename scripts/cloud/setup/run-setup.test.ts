import { expect, test } from 'vitest'
import { aCloud, setUp, site, withEmail } from '#tests/builders/cloud.ts'
import { accountId, uuid } from '#tests/builders/cloudflare-stand-in.ts'
import { planSetup } from './run-setup.ts'
import { parseSetupState, projectName } from './setup-step.ts'

test('a fresh run creates everything after asking, and hands secrets over by input only', async () => {
  const cloud = aCloud()
  const { settings, scripts, printedLines, failure } = await setUp({
    cloud,
    answers: {
      ...withEmail,
      Jurisdiction: 'eu',
      'R2 bucket': 'y',
      Passphrase: 'five words that nobody says',
    },
  })
  expect(failure).toBeNull()
  expect(settings).toEqual({
    accountId,
    database: { name: 'acme-sons', id: uuid(0) },
    filesBucket: 'acme-sons-files',
    filesJurisdiction: 'eu',
    backupBucket: 'acme-sons-backups',
    backupJurisdiction: 'eu',
    project: 'acme-sons',
    pagesDomain: 'acme-sons.pages.dev',
    productionBranch: 'main',
    siteUrl: 'https://www.acme.example',
    emailProvider: 'resend',
    clock: true,
    vars: undefined,
  })
  expect(cloud.commands).toContain('d1 create acme-sons --jurisdiction eu --update-config=false')
  expect(cloud.commands).toContain(
    'r2 bucket create acme-sons-backups --jurisdiction eu --update-config=false',
  )
  expect(cloud.commands).toContain('r2 bucket create acme-sons-files --jurisdiction eu --update-config=false')
  expect(cloud.commands).toContain('pages project create acme-sons --production-branch main --force')
  expect(printedLines.join('\n')).toContain('can never be switched to Git integration')
  expect(printedLines).toContain(
    'To fetch a backup later: npm run cf -- r2 object get acme-sons-backups/nightly/<date>.backup --remote --jurisdiction eu --file nightly.backup',
  )
  expect(Object.fromEntries(cloud.secrets)).toEqual({
    SOCIAL_IMAGE_KEY: 'a new key',
    SECOND_FACTOR_KEY: 'a new key',
    MAIL_KEY: 'the email key',
    CLOCK_KEY: 'a new key',
  })
  expect(cloud.commands).toContain('secret put CLOCK_KEY --config .wrangler/cloud/clock.json')
  const visibleText = [...cloud.commands, ...printedLines, JSON.stringify(settings)].join('\n')
  expect(visibleText).not.toContain('the email key')
  expect(visibleText).not.toContain('a new key')
  expect(cloud.commands).toContain('secret put BACKUP_PASSPHRASE --config .wrangler/cloud/clock.json')
  expect(visibleText).not.toContain('five words')
  expect(scripts).toEqual([
    'deploy',
    'deploy',
    'admin:create --remote',
    'doctor --url https://www.acme.example',
  ])
})

test('the companion Worker is left out when it is not wanted, and keeps its key in later runs', async () => {
  const without = aCloud()
  expect((await setUp({ cloud: without, answers: { 'waiting emails': 'n' } })).settings.clock).toBeUndefined()
  expect(without.secrets.has('CLOCK_KEY')).toBe(false)
  const cloud = aCloud()
  const { settings } = await setUp({ cloud })
  cloud.commands.length = 0
  await setUp({ cloud, settings })
  expect(cloud.commands.filter((command) => command.includes('CLOCK_KEY'))).toEqual([])
})

test('DNS records for SPF, DKIM and DMARC are printed for the provider', async () => {
  const resend = (await setUp({ cloud: aCloud(), answers: withEmail })).printedLines.join('\n')
  expect(resend).toContain('TXT send.acme.example v=spf1 include:amazonses.com ~all')
  expect(resend).toContain('TXT resend._domainkey.acme.example')
  expect(resend).toContain('TXT _dmarc.acme.example v=DMARC1; p=none; rua=mailto:hello@acme.example')
  const { printedLines, settings } = await setUp({
    cloud: aCloud(),
    answers: { 'Email provider': 'postmark', 'Key of postmark': 'key' },
  })
  expect(printedLines.join('\n')).toContain('CNAME pm-bounces.acme.example pm.mtasv.net')
  expect(settings.vars).toEqual({ MAIL_API: 'postmark' })
})

test('a second run asks for nothing again, and only checks sign-in and the deployed site', async () => {
  const cloud = aCloud()
  const first = await setUp({ cloud, answers: withEmail })
  cloud.commands.length = 0
  const second = await setUp({ cloud, settings: first.settings, state: first.state })
  expect(second.prompts).toEqual([])
  expect(cloud.commands).toEqual(['whoami --json', 'auth token --json'])
  expect(second.scripts).toEqual(['doctor --url https://www.acme.example'])
})

test('a step that fails ends in one sentence with its reason, and the next run goes on there', async () => {
  const cloud = aCloud({ fails: 'pages project create' })
  const first = await setUp({ cloud, answers: withEmail })
  expect(first.failure).toBe(
    'Pages project: `wrangler pages project create acme-sons --production-branch main --force` failed: A request to the API failed. Internal error. [code: 8000000]. Run `npm run setup:cloud` again; it continues from here.',
  )
  expect(first.settings.project).toBeUndefined()
  cloud.recover()
  cloud.commands.length = 0
  const second = await setUp({ cloud, settings: first.settings, state: first.state, answers: withEmail })
  expect(second.failure).toBeNull()
  expect(cloud.commands.filter((command) => command.startsWith('d1 create'))).toEqual([])
})

test('an existing database is used after asking, and not created again', async () => {
  const cloud = aCloud({ databases: ['other', 'acme-sons'] })
  const { settings, prompts } = await setUp({ cloud })
  expect(settings.database).toEqual({ name: 'acme-sons', id: uuid(1) })
  expect(prompts).toContain('The account has a database acme-sons. Use it? [Y/n] ')
  expect(cloud.commands.some((command) => command.startsWith('d1 create'))).toBe(false)
  const { failure } = await setUp({ cloud, answers: { 'Use it?': 'n' } })
  expect(failure).toContain('You chose not to use the existing database acme-sons')
})

test('settings of another account are refused before anything is created', async () => {
  const cloud = aCloud()
  const { failure } = await setUp({ cloud, settings: { database: { name: 'acme', id: uuid(7) } } })
  expect(failure).toContain(`The account has no database ${uuid(7)}`)
  expect(cloud.commands.filter((command) => /create|put|deploy/.test(command))).toEqual([])
})

test('without a sign-in, the first step says how to sign in, and nothing else is called', async () => {
  const cloud = aCloud({ isSignedIn: false })
  const { failure } = await setUp({ cloud })
  expect(failure).toBe(
    'Sign-in: Nobody is signed in to Cloudflare. Run `npm run cf -- login`, or set CLOUDFLARE_API_TOKEN. Run `npm run setup:cloud` again; it continues from here.',
  )
  expect(cloud.commands).toEqual(['whoami --json'])
})

const slow = {
  health: null,
  kind: 'certificate',
  fault: 'has no certificate yet (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE)',
} as const

test('a domain that does not show the site yet leaves it on pages.dev, and the next run deploys for the domain', async () => {
  const cloud = aCloud()
  const first = await setUp({ cloud, answers: withEmail, siteAnswer: slow })
  expect(first.settings.siteUrl).toBe('https://acme-sons.pages.dev')
  expect(first.printedLines).toContain(
    'www.acme.example has no certificate yet (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE).',
  )
  expect(first.printedLines).toContain(
    'Until it shows the site, https://acme-sons.pages.dev does. Run `npm run setup:cloud` again then.',
  )
  expect(first.scripts.filter((script) => script.startsWith('deploy'))).toHaveLength(2)
  expect(first.printedLines.at(-1)).toContain('is set up, except for: Custom domain')
  const second = await setUp({ cloud, settings: first.settings, state: first.state, answers: withEmail })
  expect(second.settings.siteUrl).toBe('https://www.acme.example')
  expect(second.scripts).toEqual(['deploy', 'doctor --url https://www.acme.example'])
})

test('a test email that the site refuses or that does not arrive is a failure', async () => {
  expect((await setUp({ cloud: aCloud(), answers: withEmail, postStatus: null })).failure).toContain(
    'The site answered nothing to the request for a test email',
  )
  expect(
    (await setUp({ cloud: aCloud(), answers: { ...withEmail, 'Did an email': 'n' } })).failure,
  ).toContain('The test email did not arrive')
})

test('a dry run lists every step with its commands and what is done, and calls nothing', async () => {
  const fresh = planSetup({ site, settings: {}, state: {} }, []).join('\n')
  expect(fresh).toContain('1. Sign-in (each time)\n     wrangler whoami --json')
  expect(fresh).toContain('4. Database (to do)')
  expect(fresh).toContain('wrangler d1 create acme-sons [--jurisdiction <eu|fedramp>]')
  expect(fresh).toContain('wrangler pages secret put SOCIAL_IMAGE_KEY')
  expect(fresh).toContain('npm run admin:create -- --remote')
  expect(fresh).not.toContain('Companion Workers')
  expect(planSetup({ site, settings: {}, state: {} }, ['workers/jobs/wrangler.toml']).join('\n')).toContain(
    'wrangler deploy --config workers/jobs/wrangler.toml',
  )
  const { settings, state } = await setUp({ cloud: aCloud() })
  const again = planSetup({ site, settings, state }, []).join('\n')
  expect(again).toContain('4. Database (done)')
  expect(again, 'a step that is done runs no command').not.toContain('wrangler d1 create acme-sons [')
})

test('a record of finished steps that was cut short is not taken for one', () => {
  expect(parseSetupState('{"project":"acme"}')).toEqual({ project: 'acme' })
  for (const text of ['{"pro', '[]x', '{"project":3}']) expect(parseSetupState(text)).toBeNull()
})

test('the project is named after the brand, without accents and with a letter at both ends', () => {
  const nameOf = (brand: string) => projectName({ site: { ...site, brand }, settings: {} })
  expect(nameOf('Ångström Atelier')).toBe('angstrom-atelier')
  expect(nameOf(`${'a'.repeat(49)} & Zonen`)).toBe('a'.repeat(49))
  expect(nameOf('山')).toBe('site')
  const own = { ...site, brand: 'Wisła Agencja Reklamowa', shortBrand: 'Wisła & Syn' }
  expect(projectName({ site: own, settings: {} })).toBe('wisla-syn')
})
