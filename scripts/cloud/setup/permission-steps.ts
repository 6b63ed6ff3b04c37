import * as z from 'zod/mini'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { workersPage } from '../explain-failure.ts'
import { askFor, projectName, type SetupStep } from './setup-step.ts'

interface Permission {
  name: string
  path: string
  purpose: string
  isOptional?: true
}

/** Nothing has these names, so deleting them changes nothing and still needs the permission to edit. */
const nothing = 'setup-tests-the-permission-to-edit'
const noDatabase = '00000000-0000-4000-8000-000000000000'

const needed: readonly Permission[] = [
  { name: 'Cloudflare Pages: Edit', path: `/pages/projects/${nothing}`, purpose: 'uploads the site' },
  { name: 'D1: Edit', path: `/d1/database/${noDatabase}`, purpose: 'creates and migrates the database' },
  {
    name: 'Workers Scripts: Edit',
    path: `/workers/scripts/${nothing}`,
    purpose: 'opens the database for migrations and backups, and deploys the companion Worker',
  },
  {
    name: 'Workers R2 Storage: Edit',
    path: `/r2/buckets/${nothing}`,
    purpose: 'keeps pictures, files and nightly backups',
    isOptional: true,
  },
]

/** What the API answers to a sign-in that may not do this. A missing R2 subscription has another code. */
const refusals = new Set([10000, 9109, 9106])

export const permissions: SetupStep = {
  id: 'permissions',
  title: 'Permissions',
  commands: () => needed.map(({ name }) => `a request that changes nothing and needs ${name}`),
  async run({ tools, settings }) {
    const answers = await Promise.all(
      needed.map(({ path }) => tools.account.api('DELETE', `/accounts/${settings.accountId}${path}`)),
    )
    const silent = answers.find(({ status }) => status === 429 || status >= 500)
    if (silent) throw new PlainFailure(`The permissions could not be tested: ${silent.message}`)
    const missing = needed.filter((_, index) => {
      const { status, code } = answers[index] ?? { status: 0, code: null }
      return (status === 401 || status === 403) && (code === null || refusals.has(code))
    })
    const lineOf = ({ name, purpose }: Permission) => `${name} (${purpose})`
    const required = missing.filter(({ isOptional }) => !isOptional)
    if (required.length > 0)
      throw new PlainFailure(
        `This sign-in lacks ${required.map(lineOf).join(', and ')}. With a token, add it under Account at https://dash.cloudflare.com/profile/api-tokens; without one, run \`npm run cf -- login\`. Nothing was changed`,
      )
    tools.print(
      `Allowed: ${needed
        .filter((one) => !missing.includes(one))
        .map(({ name }) => name)
        .join(', ')}.`,
    )
    for (const permission of missing)
      tools.print(`This sign-in lacks ${lineOf(permission)}, so leave the buckets out or add it.`)
    return 'done'
  },
}

const subdomainSchema = z.object({ subdomain: z.string() })
const noSubdomain = 10007
const subdomainPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export const workersSubdomain: SetupStep = {
  id: 'workers-dev',
  title: 'workers.dev subdomain of the account',
  commands: () => ['a request for it, and one that creates it if a new account has none'],
  doneFor: ({ settings }) => settings.accountId ?? '',
  async run(context) {
    const { tools, settings } = context
    const path = `/accounts/${settings.accountId}/workers/subdomain`
    const present = await tools.account.api('GET', path)
    if (present.status < 400) return 'done'
    if (present.code !== noSubdomain)
      throw new PlainFailure(
        `Cloudflare does not say whether the account has a subdomain: ${present.message}`,
      )
    tools.print(
      'This account is new: it has no workers.dev subdomain, and Cloudflare runs no Worker without one. The site does not use it.',
    )
    const name = await askFor(tools, 'Name of the subdomain?', projectName(context))
    if (!subdomainPattern.test(name))
      throw new PlainFailure(`${name} has characters other than small letters, digits and hyphens`)
    const created = await tools.account.api('PUT', path, { subdomain: name })
    if (created.status < 400 && z.safeParse(subdomainSchema, created.result).success) return 'done'
    throw new PlainFailure(
      `Cloudflare did not create ${name}.workers.dev: ${created.message.replace(/\.$/, '')}. Take another name, or open ${workersPage} once, which creates one`,
    )
  },
}
