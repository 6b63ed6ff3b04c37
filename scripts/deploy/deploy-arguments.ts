import { parseArgs } from 'node:util'
import { PlainFailure } from '../process/plain-failure.ts'

export interface DeployPlan {
  isPreview: boolean
  siteUrl: string
  databaseFlags: string[]
  pagesFlags: string[]
}

/**
 * Parses the arguments of `npm run deploy`. `--preview` selects the preview database and requires `--branch`; every
 * other flag is passed on to `wrangler pages deploy`.
 * @param config contents of wrangler.toml
 * @throws PlainFailure when SITE_URL is not a public origin or wrangler.toml still has the placeholder database
 */
export function planDeploy(args: readonly string[], siteUrl: string | undefined, config: string): DeployPlan {
  // Not strict, because unknown flags belong to wrangler.
  const { values } = parseArgs({
    args: [...args],
    options: { preview: { type: 'boolean' }, branch: { type: 'string' } },
    strict: false,
  })
  const isPreview = values.preview === true
  const pagesFlags = args.filter((arg) => arg !== '--preview')
  if (isPreview && (typeof values.branch !== 'string' || values.branch === '')) {
    throw new PlainFailure('--preview needs a branch name: npm run deploy -- --preview --branch <name>')
  }
  if (isPreview && !config.includes('[[env.preview.d1_databases]]')) {
    throw new PlainFailure(
      'wrangler.toml has no [[env.preview.d1_databases]], so a preview would write to the production database.',
    )
  }
  if (/database_id\s*=\s*"0{8}-/.test(config)) {
    throw new PlainFailure(
      'wrangler.toml has no database id yet. Set database_id to the id that `wrangler d1 create` prints.',
    )
  }
  return {
    isPreview,
    siteUrl: parsePublicOrigin(siteUrl),
    databaseFlags: isPreview ? ['--env', 'preview'] : [],
    pagesFlags,
  }
}

function parsePublicOrigin(siteUrl: string | undefined): string {
  const url = siteUrl ? URL.parse(siteUrl) : null
  const isOrigin =
    url?.protocol === 'https:' && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!url || !isOrigin) {
    throw new PlainFailure(
      `SITE_URL must be the public https origin of this deployment, such as https://www.example.com. It is ${siteUrl ? `"${siteUrl}"` : 'not set'}.`,
    )
  }
  return url.origin
}
