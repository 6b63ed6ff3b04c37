import { PlainFailure } from '../../lib/plain-failure.ts'
import { clockConfig } from '../clock-config.ts'
import { domain, emailDns } from './domain-steps.ts'
import { askFor, confirm, type SetupContext, type SetupStep } from './setup-step.ts'

const keyStep = (id: string, title: string, name: string): SetupStep => ({
  id,
  title,
  commands: ({ settings }) => [
    'wrangler pages secret list',
    `wrangler pages secret put ${name}  (a new random key, through its input)`,
    ...(settings.previewDatabase ? [`wrangler pages secret put ${name} --env preview`] : []),
  ],
  doneFor: ({ settings }) => `${settings.project} ${settings.previewDatabase ? 'with previews' : ''}`.trim(),
  async run({ tools, settings }) {
    const environments = settings.previewDatabase
      ? (['production', 'preview'] as const)
      : (['production'] as const)
    for (const environment of environments) {
      if ((await tools.account.secrets(environment)).includes(name)) continue
      const flags = environment === 'preview' ? ['--env', 'preview'] : []
      await tools.account.run(['pages', 'secret', 'put', name, ...flags], tools.newKey())
    }
    return 'done'
  },
})

const imageKey = keyStep('image-key', 'Key of the social images', 'SOCIAL_IMAGE_KEY')
const secondFactorKey = keyStep('second-factor-key', 'Key of the authenticator apps', 'SECOND_FACTOR_KEY')

const emailKey: SetupStep = {
  id: 'email-key',
  title: 'Email provider',
  commands: () => ['wrangler pages secret put MAIL_KEY  (asked for, through its input)'],
  doneFor: ({ settings }) => `${settings.project} ${settings.emailProvider ?? 'none'}`,
  async run({ tools, settings, save }) {
    const provider = await askFor(
      tools,
      'Email provider (resend/postmark/none)?',
      settings.emailProvider ?? 'none',
    )
    if (provider === 'none') {
      tools.print('Until a key is set, emails stay in the outbox and nobody can reset a password by email.')
      save({ emailProvider: undefined })
      return 'done'
    }
    if (provider !== 'resend' && provider !== 'postmark')
      throw new PlainFailure(`${provider} is not one of resend, postmark, none`)
    const hasKey = (await tools.account.secrets('production')).includes('MAIL_KEY')
    if (!hasKey || (await confirm(tools, 'The project has an email key. Replace it?', false))) {
      const key = (await tools.askHidden(`Key of ${provider} (not shown, not stored here): `)).trim()
      if (key === '') throw new PlainFailure('No key was entered')
      await tools.account.run(['pages', 'secret', 'put', 'MAIL_KEY'], key)
    }
    const { MAIL_API: _, ...others } = settings.vars ?? {}
    const vars = provider === 'postmark' ? { ...others, MAIL_API: provider } : others
    save({ emailProvider: provider, vars: Object.keys(vars).length > 0 ? vars : undefined })
    return 'done'
  },
}

async function setPassphrase(tools: SetupContext['tools']): Promise<void> {
  tools.print(
    'Nightly backups hold personal data. A passphrase encrypts them; without it, nobody can read them.',
  )
  const passphrase = await tools.askHidden('Passphrase of at least 12 characters (or Enter for none): ')
  if (passphrase === '') return
  if (passphrase.length < passphraseCharsMin) throw new PlainFailure('The passphrase is too short')
  await tools.account.run(['secret', 'put', 'BACKUP_PASSPHRASE', '--config', clockConfig], passphrase)
}
const passphraseCharsMin = 12

/**
 * Both sides get a new key at once, because neither can be read back. The site has it with its next deployment. It
 * comes after the site, so that a Worker that Cloudflare refuses does not keep the site from its first deployment.
 */
const clock: SetupStep = {
  id: 'clock',
  title: 'Companion Worker (optional)',
  commands: () => [
    `wrangler deploy --config ${clockConfig}`,
    `wrangler secret put CLOCK_KEY --config ${clockConfig}  (a new random key, through its input)`,
    `wrangler secret put BACKUP_PASSPHRASE --config ${clockConfig}  (asked for where there is a bucket, through its input)`,
    'wrangler pages secret put CLOCK_KEY  (the same as above)',
  ],
  doneFor: ({ settings }) => (settings.clock ? `${settings.project}` : 'none'),
  async run({ tools, settings, save }) {
    if (settings.clock && (await tools.account.secrets('production')).includes('CLOCK_KEY')) return 'done'
    const question = 'Deploy the Worker that sends waiting emails each minute and makes backups at night?'
    if (!settings.clock && !(await confirm(tools, question, true))) return 'done'
    save({ clock: true })
    const key = tools.newKey()
    await tools.account.run(['deploy', '--config', clockConfig])
    await tools.account.run(['secret', 'put', 'CLOCK_KEY', '--config', clockConfig], key)
    if (settings.backupBucket) await setPassphrase(tools)
    await tools.account.run(['pages', 'secret', 'put', 'CLOCK_KEY'], key)
    return 'done'
  },
}

const workers: SetupStep = {
  id: 'workers',
  title: 'Companion Workers',
  commands: (context) => context.workers.map((config) => `wrangler deploy --config ${config}`),
  async run({ tools }) {
    for (const config of tools.workers()) await tools.account.run(['deploy', '--config', config])
    return 'done'
  },
}

const deploy: SetupStep = {
  id: 'deploy',
  title: 'Build and deployment',
  commands: () => ['npm run deploy'],
  doneFor: ({ settings }) => settings.project ?? '',
  async run(context) {
    await requireScript(context.tools, 'deploy')
    context.state[deployAgain.id] = deployAgain.doneFor(context)
    return 'done'
  },
}

/**
 * The first deployment has to answer on pages.dev, because a domain may still show the agency's old site. Another one
 * takes up the domain and the key of the companion Worker.
 */
const deployAgain = {
  id: 'deploy-again',
  title: 'Deployment with the domain and the key of the companion Worker',
  commands: deploy.commands,
  doneFor: ({ settings }) => `${settings.siteUrl} ${settings.clock ? 'with' : 'without'} clock`,
  run: (context) => deploy.run(context),
} satisfies SetupStep

const admin: SetupStep = {
  id: 'admin',
  title: 'First administrator',
  commands: () => ['npm run admin:create -- --remote'],
  doneFor: ({ settings }) => settings.database?.id ?? '',
  async run({ tools }) {
    const count = await tools.account.countAdmins()
    if (count > 0)
      tools.print(`The database has ${count === 1 ? 'an administrator' : `${count} administrators`}.`)
    else await requireScript(tools, 'admin:create', '--remote')
    return 'done'
  },
}

const content: SetupStep = {
  id: 'content',
  title: 'Content',
  commands: () => ['in the back office: case studies and posts'],
  doneFor: ({ settings }) => settings.siteUrl ?? '',
  async run({ tools, settings }) {
    tools.print(
      `The pages of src/site/ are deployed. Services, case studies and posts are written in ${settings.siteUrl}/admin.`,
    )
    return 'done'
  },
}

const testEmail: SetupStep = {
  id: 'test-email',
  title: 'Test email',
  commands: ({ settings, site }) => [
    `POST ${settings.siteUrl ?? `https://${site.domain}`}/api/password-reset`,
  ],
  doneFor: ({ settings }) => `${settings.siteUrl} ${settings.emailProvider ?? 'none'}`,
  async run({ tools, settings }) {
    if (!settings.emailProvider) {
      tools.print('No email provider, so no test email.')
      return 'done'
    }
    const email = (await tools.ask('Email address of the administrator: ')).trim()
    const status = await tools.post(`${settings.siteUrl}/api/password-reset`, { email })
    if (status !== 200)
      throw new PlainFailure(`The site answered ${status ?? 'nothing'} to the request for a test email`)
    if (await confirm(tools, 'Did an email with a link to set a password arrive within a few minutes?', true))
      return 'done'
    throw new PlainFailure('The test email did not arrive. The back office says why, under Emails')
  },
}

const doctor: SetupStep = {
  id: 'doctor',
  title: 'Doctor of the deployed site',
  commands: ({ settings, site }) => [
    `npm run doctor -- --url ${settings.siteUrl ?? `https://${site.domain}`}`,
  ],
  async run({ tools, settings }) {
    await requireScript(tools, 'doctor', '--url', settings.siteUrl ?? '')
    return 'done'
  },
}

async function requireScript(tools: SetupContext['tools'], name: string, ...args: string[]): Promise<void> {
  if (await tools.script(name, ...args)) return
  const command = ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  throw new PlainFailure(`\`${command}\` failed; see above`)
}

export const siteSteps: readonly SetupStep[] = [
  ...[imageKey, secondFactorKey, emailKey, workers, deploy, clock, domain, deployAgain],
  ...[emailDns, admin, content, testEmail, doctor],
]
