import * as z from 'zod/mini'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { CloudSettings } from '../cloud-settings.ts'
import type { PagesProject } from './account.ts'
import { permissions, workersSubdomain } from './permission-steps.ts'
import { askFor, branchOf, confirm, projectName, type SetupContext, type SetupStep } from './setup-step.ts'

const jurisdictions = ['none', 'eu', 'fedramp']

const signIn: SetupStep = {
  id: 'sign-in',
  title: 'Sign-in',
  commands: () => ['wrangler whoami --json'],
  async run({ tools, settings, save }) {
    const accounts = await tools.account.signedIn()
    if (!accounts) {
      throw new PlainFailure(
        'Nobody is signed in to Cloudflare. Run `npm run cf -- login`, or set CLOUDFLARE_API_TOKEN',
      )
    }
    const given = tools.accountOfEnvironment || settings.accountId
    const known = accounts.find(({ id }) => id === given)
    if (!known && given && accounts.length > 0)
      throw new PlainFailure(
        `This sign-in has no account ${given}, which ${tools.accountOfEnvironment ? 'CLOUDFLARE_ACCOUNT_ID' : 'src/site/cloud.json'} names. Its accounts: ${accounts.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
      )
    const id = known?.id ?? given ?? (await chooseAccount(tools, accounts))
    save({ accountId: id })
    return 'done'
  },
}

async function chooseAccount(
  tools: SetupContext['tools'],
  accounts: readonly { id: string; name: string }[],
): Promise<string> {
  const [first, ...others] = accounts
  if (!first)
    throw new PlainFailure(
      'This sign-in lists no Cloudflare account. Set CLOUDFLARE_ACCOUNT_ID to the id that the dashboard shows under Account home',
    )
  if (others.length === 0) return first.id
  accounts.forEach(({ name }, index) => {
    tools.print(`  ${index + 1}  ${name}`)
  })
  const answer = Number(await askFor(tools, 'Which account?', '1'))
  const chosen = accounts[answer - 1]
  if (!chosen) throw new PlainFailure(`There is no account ${answer}`)
  return chosen.id
}

async function chooseDatabase(
  { tools }: SetupContext,
  fallback: string,
): Promise<NonNullable<CloudSettings['database']>> {
  const name = await askFor(tools, 'Name of the database?', fallback)
  const existing = (await tools.account.databases()).find((database) => database.name === name)
  if (existing) {
    if (await confirm(tools, `The account has a database ${name}. Use it?`, true)) return existing
    throw new PlainFailure(`You chose not to use the existing database ${name}`)
  }
  const jurisdiction = await askJurisdiction(tools)
  if (!(await confirm(tools, `Create the database ${name}?`, true)))
    throw new PlainFailure('No database was created')
  const flags = jurisdiction === 'none' ? [] : ['--jurisdiction', jurisdiction]
  await tools.account.run(['d1', 'create', name, ...flags, '--update-config=false'])
  const newDatabase = (await tools.account.databases()).find((database) => database.name === name)
  if (!newDatabase) throw new PlainFailure(`The account does not list the new database ${name} yet`)
  return newDatabase
}

async function askJurisdiction(tools: SetupContext['tools']): Promise<string> {
  const question = `Jurisdiction that its data must stay in, which cannot be changed later (${jurisdictions.join('/')})?`
  const answer = await askFor(tools, question, 'none')
  if (jurisdictions.includes(answer)) return answer
  throw new PlainFailure(`${answer} is not one of ${jurisdictions.join(', ')}`)
}

const database: SetupStep = {
  id: 'database',
  title: 'Database',
  commands: (context) => [
    'wrangler d1 list --json',
    `wrangler d1 create ${projectName(context)} [--jurisdiction <eu|fedramp>]`,
  ],
  doneFor: ({ settings }) => settings.database?.id ?? '',
  async run(context) {
    const knownDatabase = context.settings.database
    if (knownDatabase) {
      const databases = await context.tools.account.databases()
      if (databases.some(({ id }) => id === knownDatabase.id)) return 'done'
      throw new PlainFailure(
        `The account has no database ${knownDatabase.id}, which src/site/cloud.json names. Delete it there, or sign in to its account`,
      )
    }
    context.save({ database: await chooseDatabase(context, projectName(context)) })
    return 'done'
  },
}

const previewDatabase: SetupStep = {
  id: 'preview-database',
  title: 'Database of previews (optional)',
  commands: (context) => [`wrangler d1 create ${projectName(context)}-preview [--jurisdiction <eu|fedramp>]`],
  doneFor: ({ settings }) => settings.previewDatabase?.id ?? 'none',
  async run(context) {
    if (context.settings.previewDatabase) return 'done'
    const question = 'Previews of branches must not write to the production database. Create one for them?'
    if (!(await confirm(context.tools, question, false))) return 'done'
    context.save({ previewDatabase: await chooseDatabase(context, `${projectName(context)}-preview`) })
    return 'done'
  },
}

/** R2 finds a bucket with a jurisdiction only if the command names it. */
export const fetchBackupCommand = ({
  backupBucket,
  backupJurisdiction,
}: Pick<CloudSettings, 'backupBucket' | 'backupJurisdiction'>): string =>
  `npm run cf -- r2 object get ${backupBucket}/nightly/<date>.backup --remote${backupJurisdiction ? ` --jurisdiction ${backupJurisdiction}` : ''} --file nightly.backup`

interface NewBucket {
  question: string
  fallback: string
}

/** Returns the bucket that was created or chosen, or null for none. */
async function chooseBucket({ tools }: SetupContext, { question, fallback }: NewBucket) {
  if (!(await confirm(tools, question, false))) return null
  const name = await askFor(tools, 'Name of the bucket?', fallback)
  const jurisdiction = await askJurisdiction(tools)
  const flags = jurisdiction === 'none' ? [] : ['--jurisdiction', jurisdiction]
  if ((await tools.account.buckets(jurisdiction)).includes(name))
    tools.print(`The bucket ${name} exists and is used.`)
  else await tools.account.run(['r2', 'bucket', 'create', name, ...flags, '--update-config=false'])
  return { name, jurisdiction: jurisdiction === 'none' ? undefined : jurisdiction }
}

const bucketCommands = (context: Pick<SetupContext, 'settings' | 'site'>, suffix: string) => [
  'wrangler r2 bucket list',
  `wrangler r2 bucket create ${projectName(context)}-${suffix} [--jurisdiction <eu|fedramp>]`,
]

const files: SetupStep = {
  id: 'files',
  title: 'Bucket for pictures and files (optional)',
  commands: (context) => bucketCommands(context, 'files'),
  doneFor: ({ settings }) => settings.filesBucket ?? 'none',
  async run(context) {
    if (context.settings.filesBucket) return 'done'
    const bucket = await chooseBucket(context, {
      question:
        'Create an R2 bucket for pictures and files that you upload in the back office? It needs R2 in the account.',
      fallback: `${projectName(context)}-files`,
    })
    if (bucket) context.save({ filesBucket: bucket.name, filesJurisdiction: bucket.jurisdiction })
    return 'done'
  },
}

const backups: SetupStep = {
  id: 'backups',
  title: 'Bucket for backups (optional)',
  commands: (context) => bucketCommands(context, 'backups'),
  doneFor: ({ settings }) => settings.backupBucket ?? 'none',
  async run(context) {
    const { tools, settings, save } = context
    if (settings.backupBucket) return 'done'
    const chosen = await chooseBucket(context, {
      question: 'Create an R2 bucket for backups? It needs R2 in the account.',
      fallback: `${projectName(context)}-backups`,
    })
    if (!chosen) return 'done'
    const bucket = { backupBucket: chosen.name, backupJurisdiction: chosen.jurisdiction }
    save(bucket)
    tools.print(`To fetch a backup later: ${fetchBackupCommand(bucket)}`)
    return 'done'
  },
}

const project: SetupStep = {
  id: 'project',
  title: 'Pages project',
  commands: (context) => [
    'wrangler pages project list --json',
    `wrangler pages project create ${projectName(context)} --production-branch ${branchOf(context.settings)} --force`,
  ],
  doneFor: ({ settings }) => `${settings.project} ${settings.pagesDomain}`,
  async run(context) {
    const { tools, settings, save } = context
    const question = 'Name of the Pages project, which gives <name>.pages.dev?'
    const name = await askFor(tools, question, projectName(context))
    const branch = await askFor(tools, 'Production branch?', branchOf(settings))
    const existing = (await tools.account.projects()).find((one) => one.name === name)
    if (existing) await requireUpload(tools, existing)
    else await createProject(tools, name, branch)
    const listed = existing ?? (await tools.account.projects()).find((one) => one.name === name)
    const pagesDomain = listed?.domains.find((domain) => domain.endsWith('.pages.dev'))
    if (!pagesDomain) throw new PlainFailure(`The account does not list a domain of the project ${name} yet`)
    if (pagesDomain !== `${name}.pages.dev`)
      tools.print(`The name ${name} is taken on pages.dev, so Cloudflare has added to it.`)
    tools.print(`The site will be at https://${pagesDomain}.`)
    const isOwnDomain = settings.siteUrl !== undefined && !settings.siteUrl.endsWith('.pages.dev')
    save({
      project: name,
      pagesDomain,
      productionBranch: existing ? await realBranch(context, name, branch) : branch,
      siteUrl: isOwnDomain ? settings.siteUrl : `https://${pagesDomain}`,
    })
    return 'done'
  },
}

async function requireUpload(tools: SetupContext['tools'], { name, hasGit }: PagesProject): Promise<void> {
  if (hasGit) {
    throw new PlainFailure(
      `The project ${name} is built by its Git integration, so nothing can be uploaded to it. Choose another name`,
    )
  }
  if (await confirm(tools, `The account has a project ${name}. Deploy to it?`, true)) return
  throw new PlainFailure(`You chose not to use the existing project ${name}`)
}

async function createProject(tools: SetupContext['tools'], name: string, branch: string): Promise<void> {
  tools.print(
    'A project with direct uploads can never be switched to Git integration; that needs a new project.',
  )
  if (!(await confirm(tools, `Create the project ${name}?`, true)))
    throw new PlainFailure('No project was created')
  // Without --force, wrangler creates a Worker instead when it detects that a program runs it.
  await tools.account.run(['pages', 'project', 'create', name, '--production-branch', branch, '--force'])
}

/** An upload to any other branch than the one that the project has is a preview. */
async function realBranch({ tools, settings }: SetupContext, name: string, branch: string): Promise<string> {
  const answer = await tools.account.api('GET', `/accounts/${settings.accountId}/pages/projects/${name}`)
  const project = z.safeParse(z.object({ production_branch: z.string() }), answer.result)
  if (!project.success || project.data.production_branch === branch) return branch
  tools.print(`The production branch of this project is ${project.data.production_branch}, so that is used.`)
  return project.data.production_branch
}

export const accountSteps: readonly SetupStep[] = [
  ...[signIn, permissions, workersSubdomain],
  ...[database, previewDatabase, files, backups, project],
]
