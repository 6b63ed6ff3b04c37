import { parseArgs } from 'node:util'
import { PlainFailure } from '../process/plain-failure.ts'

export interface DeployPlan {
  siteUrl: string
  /** Flags that choose the database of `[env.preview]`; none for production. */
  databaseFlags: string[]
  /** Handed on to `wrangler pages deploy`. */
  pagesFlags: string[]
}

/**
 * What `npm run deploy -- …` should do. `--preview` migrates the preview database and needs `--branch`; everything
 * else goes to `wrangler pages deploy`.
 * @param config text of wrangler.toml
 * @throws PlainFailure when SITE_URL is no public origin, or the configuration still has no database
 */
export function planDeploy(args: readonly string[], siteUrl: string | undefined, config: string): DeployPlan {
  // Not strict: wrangler knows the other flags.
  const { values } = parseArgs({
    args: [...args],
    options: { preview: { type: 'boolean' }, branch: { type: 'string' } },
    strict: false,
  })
  const isPreview = values.preview === true
  const pagesFlags = args.filter((arg) => arg !== '--preview')
  if (isPreview && (typeof values.branch !== 'string' || values.branch === '')) {
    throw new PlainFailure(
      '--preview needs the name of the preview: npm run deploy -- --preview --branch <name>',
    )
  }
  if (isPreview && !config.includes('[[env.preview.d1_databases]]')) {
    throw new PlainFailure(
      'wrangler.toml has no [[env.preview.d1_databases]]: a preview would write to the real database.',
    )
  }
  if (/database_id\s*=\s*"0{8}-/.test(config)) {
    throw new PlainFailure(
      'wrangler.toml has no database yet: put the id that `wrangler d1 create` prints into database_id.',
    )
  }
  return {
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
      `SITE_URL must be the public https origin of this deployment, like https://www.example.com; it is ${siteUrl ? `"${siteUrl}"` : 'not set'}.`,
    )
  }
  return url.origin
}
